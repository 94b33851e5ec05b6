<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Access</name>
    <message>
        <source>Not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variable HF_TOKEN has one. One that is set here goes before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored in the keyring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this session only, as there is no keyring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this session only, as the keyring does not take it. Unlock it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used in this session, but still in the keyring. Unlock it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the address of a hub. It looks like https://huggingface.co.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the password out here, where anyone can read it. It has its own field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the address of a proxy. It begins with http:// or socks5://, such as http://name@proxy:8080.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an access token: it has no spaces and no special letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is missing or holds no certificates. It has to be in the PEM format.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AccessCards</name>
    <message>
        <source>Access to the hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the access token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the password of the proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with certificates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it or paste it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder for chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New temporary chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incognito private unsaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename, in the list of chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close what is open, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regenerate retry another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the last message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ does the same while nothing is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous version of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next version of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the last block of code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load switch change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eject free memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a chat, a model, anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download find manage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the offload tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>performance speed memory settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide speed and memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Alarm</name>
    <message>
        <source>Slower than expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer comes at {speed} tokens a second instead of about {usual}, and memory is not why. Another program may use the graphics, or the computer saves power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer comes at {speed} tokens a second instead of about {usual}, because what should be in memory is read back from the drive: {evidence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There has been no word for {seconds} seconds. Wait, or stop the answer and start the engine again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} a second from the swap space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} a second to the swap space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} page faults a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} of memory are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio} % needs {freed} less: about {speed} tokens a second are expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations of {context_tokens} tokens need {freed} less.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerNews</name>
    <message>
        <source>The answer is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer ended early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spacious</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Battery</name>
    <message>
        <source>The computer runs on its battery now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings leave {reserve} more memory free on battery. The model was loaded before; load it again for that to count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio}&#xa0;% of the experts are streamed from the drive, and that takes power with every token. Streaming less of them, or a smaller model, makes the battery last longer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>It thinks before it answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was trained with images too; moechat talks with it in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 8-bit experts streamed, the second answer never came on some computers; a 4-bit model is safer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sizes come from descriptions; its own files will tell them exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody reported that a GPU never finished loading it; the processor did. If that happens, choose the CPU.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatChoices</name>
    <message>
        <source>Think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think before answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effort: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the model reasons before it answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (changed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt and sampling of this chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model thinks before it answers: slower, and often better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model answers at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt of this chat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a preset of this chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All presets…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatCommand</name>
    <message>
        <source>{model} is ready on {device} after {seconds:.1f} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+C stops an answer, Ctrl+D ends the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tokens} tokens, {speed:.1f} tok/s, first token {ttft:.2f} s, memory {memory}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 token after {ttft:.2f} s, memory {memory}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the model was loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer cannot be written ({reason}). Send it somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatDelegate</name>
    <message>
        <source>New title</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatListModel</name>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} chats, {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatPresenter</name>
    <message>
        <source>Temporary chat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceStrip</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicesPresenter</name>
    <message>
        <source>My preset {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My preset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodeSaver</name>
    <message>
        <source>Save the code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Force stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the engine at once. What was written is kept; the model loads again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the answer with what it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter). Enter begins a new line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send (Enter). Shift+Enter begins a new line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model, then write your message here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can type already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the next message…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can send this when the answer has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine has not stopped yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>The name {host} is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} can be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy {host} lets us through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate of {host} is trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} answers as a model hub does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your access token is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows the name {host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} does not take the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your access token is accepted; it is that of {user}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectionRow</name>
    <message>
        <source>Test connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not work: the last step below failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>When this chat no longer fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summarise the oldest messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A system prompt has {0} characters at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of the {1} tokens that the model can keep in mind: system prompt, messages and the last answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you are typing has {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated, as the model is not loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The oldest messages make room, as you chose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little room is left for answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not fit any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this message the chat has about {0} tokens, and the model can keep {1} in mind. What is to happen with the oldest messages?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This message alone has about {0} tokens, and the model can keep {1} in mind. Shorten it, or send it in parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pasted text has about {0} tokens and does not fit: the model can keep {1} in mind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n earlier message(s) are read by the model as a summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n earlier message(s) are no longer read by the model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextMarks</name>
    <message>
        <source>Summarising the oldest messages, which no longer fit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextMeter</name>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} / {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~{0} / {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As all chats: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextPresenter</name>
    <message>
        <source>Take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summarise them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Delete all for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the folder, keep its chats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailsPane</name>
    <message>
        <source>Details of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read its licence…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed and memory here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What its page says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub has something newer: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiagnosticsPage</name>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiskView</name>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read by the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes a second that the engine reads from files: experts streamed from disk. By the system&apos;s counters of its process.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same for each token of the answer being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the file cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of these reads that free memory answered, without the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the engine that had to come back from a drive. Many of them mean that memory is too short. On Windows: of the whole system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory that the whole system moves from and to the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the time that the engine keeps the GPU busy, by its driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of the engine on the GPU, by its driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Doing</name>
    <message>
        <source>Looking at the drives, to ask where it shall be kept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download of {0} was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of it are kept, so that it can go on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading every file of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying the models of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: every file is as it should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: files are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair fetches just these again: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To delete it, it has to be unloaded first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unload and delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be brought back until moechat is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Download</name>
    <message>
        <source>waiting for its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asking the hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking what is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downloading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting to try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for space on the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since it was verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DownloadBar</name>
    <message>
        <source>Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the download of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the download of {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop it here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>{0} and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be dropped here: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moechat can do nothing with {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what was dropped…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>What would you like to know?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs on this PC. Nothing you type leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain in simple words: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft a reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft a friendly reply to this message:

</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review this code and name its faults:

</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EnginePresenter</name>
    <message>
        <source>Paging</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineState</name>
    <message>
        <source>Checking the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading, {percent}&#xa0;%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine restarted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeing memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading: checking the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading: reading weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading: compiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading: warming up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported from moechat, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer was interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer ended at its limit of length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This message was damaged on the drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, with all versions, to be imported again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting: {0} of {1} messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n chat(s) saved as {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>No model is loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model folder to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer is still being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This conversation is too long for the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has {prompt_tokens} tokens, and {context_tokens} fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new chat, shorten the message, or choose below the chat that its oldest messages are left out or summarised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model wrote no summary of the oldest messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without one this chat does not fit. Try again, or choose below the chat that its oldest messages are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has no presets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a JSON or TOML file that was exported here. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to answer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This chat was deleted in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you typed is still here. Start a new chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory for this conversation is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was written is kept. Start a new chat, or close other programs and load the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer could not be finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was written is kept. If it happens again, reload the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine did not understand a request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a mistake in moechat, not yours. Trying again may help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This conversation is too large to send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes {bytes}; at most {limit} can be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new chat, or shorten the message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer runs on its battery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speeds measured now would not hold on mains power. Plug it in and try again, or measure on battery all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your chats were saved by a newer moechat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version to open them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that holds your chats is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back a copy of it, or begin with no chats: the damaged file is kept under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes cannot be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check who may write there, and whether the drive is connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left for {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was damaged on the drive; the others are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings make no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are back to their defaults: {names}. The old file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is beside {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are back to their defaults; the old file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were saved by a newer moechat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version begins with the defaults; the newer file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description of the machine cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what `moechat doctor --json` prints and name that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file describes no machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in moechat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a mistake of ours. The details are in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the connection, and the proxy in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was downloaded is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moechat is told to stay offline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variable {variable} says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models that are here work. To get others, start it without that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{address}” is not the address of a hub.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the address of a hub.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It looks like https://huggingface.co. Correct it in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model hub cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} asks to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model hub asks to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It had too many requests from this network. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} is out of order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model hub is out of order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It answers, but not with what was asked for. Try again later, or check the address of the hub in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This network wants you to sign in first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A web page came instead of an answer from {host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a web browser, sign in, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to {host} cannot be trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the hub cannot be trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its certificate is unknown here. If your company inspects connections, add its certificate file in the settings. Otherwise check the clock of this PC, and whether this network wants you to sign in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy wants another user name or password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct them in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the address of a proxy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with http:// or socks5://. Correct it in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy {host} does not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy does not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be reached, or it lets nothing through. Check the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with certificates cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is missing or holds no certificates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another one in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} does not accept your access token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub does not accept your access token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may have expired. Make a new one and put it into the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model is only for people who are signed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept its terms on its page in a web browser, then put an access token into the settings and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has terms that you have not accepted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is {repo}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept them on its page in a web browser, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub has no {repo}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was renamed or deleted, or it is private and needs another access token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version of the model was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repo} has no version {revision} any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the current one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repo} was refused: it could do harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model was refused because it could do harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a file in it is not safe: “{file}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repo} has too many files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has too many files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {most_files} are not taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no OpenVINO model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repo} has no file openvino_model.xml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model in OpenVINO format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive is full, so the download waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{missing_bytes} more are needed on the drive of {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space: it goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive cannot hold files as large as this model&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is larger than any file may be on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder is {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another drive for models, or format it with another system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of the model arrives damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was wrong twice; the other files are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again later, without a proxy or mirror if you use one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is downloading into this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is done, or close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something else in the folder for this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link in the model&apos;s folder leads elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written through {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the link and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download waits: this connection may cost money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system calls it metered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with it if you want that, or change networks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download stopped unexpectedly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again: it goes on where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graphics processor lost the model while the computer slept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine was restarted and loads the model again by itself; your chats are all there. If it happens every time, install a newer graphics driver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not report in time; the PC may be very busy, or a virus scanner may hold it back. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of moechat is missing or blocked, perhaps by a virus scanner. If trying again does not help, install moechat again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine was ended by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine broke off its connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine ran out of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine was paused by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gave no sign of life for {seconds} seconds and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new word for {seconds} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer does not go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is alive; the PC may be short of memory. Wait a little longer, or stop the answer; what was written is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine sent something unreadable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was ended, so that no part of an answer is lost unnoticed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine and window are of different versions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An update may be half done. Close moechat and start it again; if that does not help, install it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine stopped {count} times in {minutes} minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine stopped again and again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last time: {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It no longer restarts by itself. Choose a smaller model or another device, or restart it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was stopped. What was written is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine had to be restarted; the model loads again with the next message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moechat ended while this was being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer can go on from its last word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trouble is in chat {chat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in message {message}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is at “{field}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the other program export the chats once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check who may read it, and whether the drive is connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chats were found in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chats can be imported from moechat, ChatGPT, LM Studio and Open WebUI, as the JSON file or the ZIP archive that these export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These chats were exported by a newer moechat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has format {found}, and this version knows those up to {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the newer version to import them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is cut off: its end is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged: it is no valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This archive is damaged or locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this file, messages answer in a circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this file, an identifier comes twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this file, something refers to what is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in this file is not what it should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has more than {most} chats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has more than {most} messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This archive claims to hold far more than it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is too large to be imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can have {limit} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or check who may write to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chats could not be exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model called {name} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such model here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“moechat models list” tells which there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is loaded at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is loaded at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load another model or unload it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in use elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model is in use elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is loaded in another window of moechat, in a terminal, or to be measured. End that, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows where {name} came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows where the model came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So there is nothing to compare it with or to update it from. Download it again for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model could not be moved to the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system says: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it for good instead; that cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no OpenVINO model in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model has the files openvino_model.xml and openvino_model.bin, those of its tokenizer, and config.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a folder of this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename one of the two, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged, so the model was not copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file is damaged, so the model was not copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the model instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models cannot be moved into this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is in the present folder, or around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder beside it, or on another drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model folder is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing at {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted, or its drive is not connected. Choose where the model is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a file, not a model folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder that holds the model&apos;s files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file openvino_model.xml is not in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read; its download may have been cut short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot run on the NPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model cannot run on the NPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the GPU or the CPU for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be used for a chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model cannot be used for a chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a language model, or it was made for another version of OpenVINO. Choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s weights are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not in the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s weights were never downloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a small placeholder that Git leaves for a large file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run “git lfs pull” in the folder, or download the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s weights are damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} does not fit the model; its download may have been cut short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer is incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {file} it can neither read nor write text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer of {name} is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it the model can neither read nor write text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A configuration file of the model is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its field “{field}” is missing or has a wrong value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download that file again, or the whole model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not made for conversations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model was not made for conversations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no chat template and can only go on with a text. Choose a model whose name says Instruct or Chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model cannot take this conversation as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its chat template refused it: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new chat, or choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s files changed while it was in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files in {path} were replaced, moved or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model folder cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its name and who may read it, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} was not found on this PC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device was not found on this PC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is: {available}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another device, or install the driver of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} does not know the setting {property}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device does not know a setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it back to automatic and load the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs {needed_bytes}; {free_bytes} are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least {missing_bytes} more are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is too little memory for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is too little memory for this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enough_bytes} free would be enough; now it is {available_bytes}. Close {missing_bytes} of other programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A smaller model may fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model could not be loaded in any way that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory ran out at every try, also with less of the model in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs and load it again, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not loaded by itself this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was not loaded by itself this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While it was being loaded the last time, moechat or the whole PC stopped; memory may have run out. It is safer to keep less of it in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver of the NPU stopped answering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer driver may help if it happens again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graphics driver stopped answering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver of the {device} does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A driver does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was asked and waited for, {seconds} seconds long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models run on the CPU meanwhile. Start the PC again; if that does not help, install a newer driver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graphics processor dropped out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its memory may have been too full, or its driver was reset. If it happens again, close other programs, stream more of the model, or install a newer driver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its files may be damaged, or made for another version of OpenVINO. Try again, or choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starter model could not be downloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the connection and try again, or choose a model folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starter model is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again: it is downloaded anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine was restarted; the answer can go on from its last word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine was restarted; your message is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was restarted; the model loads again with the next message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the model again, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultAction</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load it with less in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a device…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with no chats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultRow</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstLook</name>
    <message>
        <source>Graphics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Software</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC can run models larger than its memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC can chat, and could do better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC can run models that fit in its memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total}, {free} free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{speed} MB/s in slices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Nothing of the catalogue runs fast here; this one runs best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best that this PC runs well: {ratio} % of its experts streamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best that this PC runs well, wholly in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {speed} tokens a second ({basis})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything runs here. Nothing you type leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder I have…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the starter model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is small and fast: good to try the program, weak at answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at this PC…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download and chat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Asking the hub for its terms…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the drives for it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FooterRow</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model ended its answer without a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by the token limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gatekeeper</name>
    <message>
        <source>not named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence: {0}. Its owners have to allow the download: ask for it on its page. The hub knows you by an access token, which you make on the hub and enter here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence: {0}. Read and accept its terms on its page. The hub knows you by an access token, which you make on the hub and enter here. Then go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} asks you to accept its terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have accepted them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GaugePresenter</name>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} % streamed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter (Shift+Enter: new line)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter (Enter: new line)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you are elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GenerationPage</name>
    <message>
        <source>All chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the shared values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what was chosen for this chat only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has values of its own: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open now: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, as all chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How words are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another for each answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>[image]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[audio]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[video]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[file: {0}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[not imported: {0}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %n chat(s) of this file are here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n chat(s) of the {0} in this file are here already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspection</name>
    <message>
        <source>OpenVINO GenAI lists the architecture {model_type} as supported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenVINO GenAI does not list the architecture {model_type}; it may work all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenVINO GenAI refuses models with vision of the architecture {model_type}. A newer version may know it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder does not say which architecture this is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights in {precision} work on every device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights in {precision} are rare; not every device computes with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The precision of the weights could not be recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 8-bit experts on a GPU, prompts of more than 15,000 tokens failed in earlier versions; a 4-bit export of the model is safer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no Mixture of Experts, so there are no experts to stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its experts are stored in the layout that the GPU plugin streams: gate, up and down on their own, compressed, with zero points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models of the family {model_type} have been streamed; whether this file can be shows when it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its experts keep gate and up in one matrix, as gpt-oss does; this release cannot stream those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its experts are stored in {precision}; only experts of 4 or 8 bits can be streamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has {count} shared experts a layer; the GPU plugin handles one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its shared expert is {shared} wide and the routed ones {routed}; the GPU plugin wants them equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its activation is written in a form that the GPU plugin does not recognise, so its experts would all stay in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its experts have no zero points (symmetric compression); streaming has not been shown to work with that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its experts are stored one by one, as older exports do; OpenVINO may join them when it loads the model, or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its experts are stored in a layout that is not known to be streamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has reported a streamed model of the family {model_type}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.json is missing; the longest context is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} with the weights is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a placeholder of Git LFS; the weights were not downloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has {bytes} of {needed_bytes}; its download was cut short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated from config.json and the sizes of the files; the experts are right within {percent} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph has {counted} of experts, but {by_shape} have the shape of experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unproven</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JumpButton</name>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Not enough memory at {ratio} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough memory for a first word at {ratio} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory ran out in an answer at {ratio} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory is too short at {ratio} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough memory for the whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough memory for a first word with the whole model in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory ran out in an answer with the whole model in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory is too short for the whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trouble}: trying {ratio} %, which needs {freed} less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trouble}: trying conversations of {context_tokens} tokens, which needs {freed} less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trouble}: going back to {ratio} %, which went well the last time and needs {freed} less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trouble}: trying the processor, which has room for it in {needed} of RAM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this model: it takes {needed}, and {available} are free for it. {enough} would be enough. Close programs that hold {missing}, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not even {ratio} % could be loaded: that takes {needed}, and of the {available} that seemed free less was to be had. Close programs that hold {missing}, so that {enough} are free, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model could not be loaded: it takes {needed}, and of the {available} that seemed free less was to be had. Close programs that hold {missing}, so that {enough} are free, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastAnswer</name>
    <message>
        <source>There is no answer to copy yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no code in the last answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkPrompt</name>
    <message>
        <source>Open in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this address?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moechat opens only web and mail addresses. This is another one:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListHeader</name>
    <message>
        <source>MODEL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TOTAL · ACTIVE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SIZE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ON THIS PC</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoadPresenter</name>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload at {0} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoadingView</name>
    <message>
        <source>Loading the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message>
        <source>Looking, which takes a few seconds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models&apos; drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XMX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no XMX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} now ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} MB/s in slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} has XMX units: it can stream experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} has XMX units. Models that fit in its memory are fast; streamed experts stay in the computer&apos;s memory in this release, which is slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} has no XMX units. It computes, but it cannot stream experts from the drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose models that fit in memory as a whole, or use the processor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Intel graphics in this computer; models run on the processor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but its driver is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install {package}, then run this again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but its driver {version} does not offer it: it is older than the graphics, or damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install a newer {package}; Intel&apos;s own packages are ahead of many systems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but Linux {kernel} has no driver for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install a newer kernel, with the driver xe or i915, and its firmware.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present and held by the driver {driver}, but its file in /dev/dri is not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a container, pass the folder /dev/dri on. If a virtual machine holds the graphics, end that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but you may not use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join the group render: sudo usermod -aG render $USER, then log out and in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intel graphics is present, but the OpenCL loader libOpenCL.so.1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install ocl-icd-libopencl1 (elsewhere called ocl-icd), and Intel&apos;s driver intel-opencl-icd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenVINO cannot use its part for {plugin}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the newest graphics driver, then run this again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver for {plugin} did not answer within {seconds} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart the computer. If that does not help, install another version of the driver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The devices could not be asked. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the versions below first; then install moechat again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the graphics driver {version}, a card beside other graphics failed with memory errors (drivers from 32.0.101.8131 on).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If models fail on the card, install an older driver or a newer OpenVINO.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards with driver {version} meet a fault of the xe driver in Linux {kernel}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use Linux 7.1 or newer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the A series on the driver i915 have hung when a step took longer than 20 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If answers stop for good, use the kernel driver xe or smaller prompts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an NPU; it does not run Mixture-of-Experts models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenVINO {version} cannot stream experts: it has no OFFLOAD_RATIO.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install OpenVINO 2026.4.1 or newer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This OpenVINO can choose the ratio of streamed experts itself. moechat goes on choosing it, because it also counts the conversation&apos;s memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{available_bytes} of {total_bytes} memory are available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {available_bytes} of {total_bytes} memory are available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs before you load a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit of this container or session keeps memory at {total_bytes}; the computer has more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit if larger models shall fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows lets {device} use {percent} % of the memory, {share_bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For larger models raise “Shared GPU Memory Override” in Intel Graphics Software, then restart the computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenVINO, GenAI and the tokenizers are of one release, {version}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a new model does not load, compare the versions before you suspect the model. A nightly build: pip install --pre --upgrade openvino openvino-genai openvino-tokenizers --extra-index-url INDEX, with the nightly index that OpenVINO&apos;s installation guide names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenVINO, GenAI and the tokenizers are of one nightly build, {version}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If something fails, try the release first: pip install --upgrade --force-reinstall openvino openvino-genai openvino-tokenizers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenVINO {openvino}, GenAI {genai} and the tokenizers {tokenizers} do not belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install one release of the three: pip install --upgrade openvino openvino-genai openvino-tokenizers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which versions of OpenVINO, GenAI and the tokenizers run is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts can be read from the models&apos; drive ({drive}) at {speed} MB a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models&apos; drive ({drive}) reads experts at only {speed} MB a second: streamed models will be slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the models to a faster drive, best an NVMe drive inside the computer. Encryption and virus scanners slow reading too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models lie on {drive}, which is slow to read experts from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the models to a drive inside the computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the models&apos; drive reads could not be measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See that {path} can be written to, or holds a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models&apos; drive has only {free_bytes} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room, or keep models elsewhere: {path} is where they are looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integrated graphics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graphics card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>granted by Windows now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the driver&apos;s limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>available memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left of the container&apos;s limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVMe drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USB drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>network drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intel&apos;s graphics driver for Windows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkRow</name>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the summary as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the model write another summary of what is left out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasuredCard</name>
    <message>
        <source>Find best setting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure this model at several ratios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all runs of all models as a CSV file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured on this PC, runs: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured with this model yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best setting found: {0} % streamed, {1} tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: memory was short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryBar</name>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryView</name>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelActs</name>
    <message>
        <source>Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify its files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for an update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelDetails</name>
    <message>
        <source>Does this GenAI know it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can its precision be used?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can its experts be streamed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs OpenVINO {version} or a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its terms have to be accepted on its page, and moechat needs your token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its owners have to allow a download: ask on its page. moechat needs your token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes to {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A download goes to {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repo}, revision {commit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelImport</name>
    <message>
        <source>Folders with OpenVINO models, a Hugging Face cache among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the models in a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: already on the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {0} ({1})?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used where it is, nothing is copied, and the folder has to stay there. Copied to {0}, every file whose checksum is known is checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>List of models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelPresenter</name>
    <message>
        <source>Open a model folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelRow</name>
    <message>
        <source>update available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the folder of models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving to {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the models into this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {0} from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from this list; the files stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelsPresenter</name>
    <message>
        <source>{0} is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can chat with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download of {0} failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching the hub…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub has no OpenVINO model with these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is listed here is known without it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelsView</name>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search OpenVINO models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add models that are on this PC already: in place, or copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at this PC…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs well here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this PC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More from the hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the hub whether it has something newer of your models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model is on this PC yet. Download one, or add a folder you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model of the list runs well on this PC. Choose All models to see what would run slowly.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovePresenter</name>
    <message>
        <source>Moving the models was interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were on their way to {0}. Until that is over they are used from where they were, {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving the models to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models are in {0} now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Download and chat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OffloadPage</name>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream more and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic ({0} %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 %, all in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model was chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no experts; nothing of it can be streamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs {0} for each 1,000 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OffloadPresenter</name>
    <message>
        <source>Not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer is being written. Stop it and load at {0} % now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer is being written. Stop it and load automatically now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} instead of {1} %: the model is loaded again, the chat stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next answer reads the whole chat again, as its cache is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a chat, a model, anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Speed and memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{size} left after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads experts at {speed} MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. The suggested one reads them {times} times as fast as the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. The suggested one is of a faster kind than the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive of the usual folder has no room for it. These have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. No other drive is clearly faster than the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacePrompt</name>
    <message>
        <source>Another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to keep the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where shall {0} be kept? It has {1}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>The whole model fits in memory: it needs {needed_bytes} of {comfortable_bytes} that can be used comfortably.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all experts in memory it would need {needed_bytes}, and {comfortable_bytes} can be used comfortably. So {slots} of {experts} experts stay in memory; the others are read from the drive as they are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{available_bytes} of memory are free for the model; other programs and the system hold {used_bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More memory is free, but the driver lets the graphics take {available_bytes} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graphics card has {available_bytes} of its own memory to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With experts on the drive the first word of an answer comes after about {ttft_ms} instead of {resident_ttft_ms}, however much is streamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long prompt is read {tokens} tokens at a time, because every step reads nearly all streamed experts again. Stop takes effect between two steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long prompt is read only {tokens} tokens at a time instead of {wanted_tokens}. Every step reads nearly all streamed experts again, so long prompts take long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of the conversation is kept in 4 bits instead of 8, which saves {saved_bytes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A conversation may hold {context_tokens} tokens instead of {usual_tokens}, as memory is short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model holds {context_tokens} tokens at most, not {wanted_tokens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {slots} experts per layer fit, and a single token uses {top_k}. With fewer than {wanted_slots} answers are very slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is too little memory at any ratio. {enough_bytes} available to the model would be enough; now it is {available_bytes}, {missing_bytes} too little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is too little memory for this model, which takes {needed_bytes}. {enough_bytes} available to it would be enough; now it is {available_bytes}, {missing_bytes} too little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} has no XMX units. Without them experts cannot be streamed from the drive, and loading such a model on it takes several times the model&apos;s size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experts of this kind of model cannot be streamed from the drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the experts of this model can be streamed from the drive is not known, so it is not tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graphics cannot hold the whole model, but there is room for it in RAM: the processor computes it from {needed_bytes}, and nothing waits for the drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streaming to a graphics card is slow in this release of OpenVINO: the experts stay in the computer&apos;s RAM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model lies on {drive}, which is slow to read experts from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streaming 8-bit experts has been seen to hang at the second answer. A 4-bit version of the model is safer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose {ratio} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio} % was measured to be best here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio} % went well the last time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{smaller_ratio} % would fit as well now, but with less than 1 GB to spare, so it stays at {ratio} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wanted_ratio} % ({source}) is not possible now; it is {ratio} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s sizes are estimated, within {percent} %, until it is downloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usable device {device} in this computer; another one is planned for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device is known in this computer; the plan is made for its processor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close {close_bytes} of programs: no streaming{faster}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the graphics use {percent} % of the memory (in Intel Graphics Software){close}: no streaming{faster}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a conversation hold {context_tokens} tokens: no streaming{faster}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole model fits in memory now: no streaming{faster}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio} % fits now: about {speed} tokens a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio} % leaves {freed_bytes} more to other programs, at about {speed} tokens a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The processor can hold the whole model: about {speed} tokens a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics with {ratio} % streamed: about {speed} tokens a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated, between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, first token about {times} times sooner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and close {size} of programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured to be best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used the last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hard disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a USB drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a network drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanDetails</name>
    <message>
        <source>How this setting was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ resident experts, {0} of {1} per layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ context of {0} tokens, {1} KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always-resident weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ working memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most while loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>available to the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comfortable, 85 % of that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token, 1,000-token prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompt read in steps of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message>
        <source>suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything fits in memory and leaves {free} free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose {ratio} %: it leaves {free} free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked {ratio} %: leaves {free} free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {ratio} % memory would be too short.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Concise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer in as few words as the question allows. Begin with the answer itself; no introduction, no repetition of the question, no closing remark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programmer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are an experienced software engineer. Give code that is complete and runs, say which versions it needs, and point out errors and edge cases. If something is unclear, ask before you write much code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct spelling, grammar and style of the texts you are given. Keep meaning, tone and language. Give the corrected text first, then the changes as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain step by step, from what is known to what is new, with a small example. After each step check with a question whether it was understood. Today is {{date}}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetsPage</name>
    <message>
        <source>No preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model has been chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an empty preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make another one with these values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all changes of this preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this preset; chats keep what they began with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has {0} characters at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another preset has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How words are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As all chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets ({0})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>All of it is on this PC. moechat sends nothing of it anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept on this PC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all chats, settings and logs for good? This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptEdit</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Streaming active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not streaming: this GPU has no XMX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio ignored: unknown kind of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio ignored: compiled before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio ignored: cause unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not streaming: on the processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All experts in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No experts to stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streaming not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streaming doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory. With all experts in memory it would take {resident}; {streamed} of them are read from the drive as they are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: graphics without XMX units cannot stream experts. The processor, or a smaller model, is the better choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: OpenVINO does not know the layout of its experts, so that it cannot stream them. Another version of the model may help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: OpenVINO took a model from its cache folder that was compiled at another ratio. Load it without a cache folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}, so its experts are all in memory. Why is not known; the driver or OpenVINO may be too old or too new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts are streamed to graphics only. The processor has the whole model in RAM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is streamed: the whole model is in memory, and no answer waits for the drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no experts. It is in memory as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver does not tell how much graphics memory the model takes. By the plan it is {predicted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So little is streamed that memory does not show it: {predicted} by the plan, {resident} with all experts in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory, where {predicted} were planned and {resident} would be all of it. So it is not certain that experts are streamed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatioPlot</name>
    <message>
        <source>Speed and memory against the share streamed from disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %: {1} tokens a second, measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory, GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comfortable limit {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>●  measured     - -  estimated     ○  all in memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatioSlider</name>
    <message>
        <source>Experts streamed from disk, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits from {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggested {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worked {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultDelegate</name>
    <message>
        <source>You: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, archived</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Found in the chats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowActions</name>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify, update, delete and the like</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowArea</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, message {1} of {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, thinking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveButton</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save code as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>moechat is running already, but its window does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be busy for a moment. You can wait and try again, or open another window: both can use the same chats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only whole numbers make sense here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least that can be is {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that can be is {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to be more than {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to be less than {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {0} lines can be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {0} characters make sense in a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For models that want you to sign in. It is never shown again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hugging face login password secret keyring gated api key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mirror, for instance. Empty: the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirror endpoint url server hugging face host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the token to it, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where you trust whoever runs the mirror.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>access mirror endpoint secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With http:// or socks5://, and the user&apos;s name if it has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>network socks http company firewall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password of the proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the user in its address. It is never shown again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>login secret keyring user network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the proxy of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where none is given above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>network environment automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More certificates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PEM file that is trusted beside those of the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ca authority tls ssl company certificate pem file trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries the way to the hub step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test check network internet online offline reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More may be faster; fewer leave more to others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parallel downloads connections speed bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave free on the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A download that would leave less waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserve disk storage space full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark light mode colours night scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the size that the system asks for. All else grows along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>font zoom scale large small letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much room there is between lines, buttons and messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compact spacing space tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking takes up to 15 seconds; chats go on meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doctor check xmx driver gpu versions hardware problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is found above, settings that differ from the defaults, and the last warnings. Chats, your name and names of folders are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy bug support help issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the program did, without the text of chats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log file errors crash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the last model at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Else it is loaded when you choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>startup automatic open begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give memory back after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes without a question or a key. The next message loads the model again. 0 = never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unload idle timeout free ram sleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a message with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter return key shortcut new line keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the list of chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} does the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sidebar left column hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show speed and memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>panel right gauge hide tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say when a long answer is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a message of the system, while the window is hidden or behind others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notification notify finished done alert background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An icon in the tray brings the window back, or quits. Models stay loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tray icon background minimise close quit exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look this PC over once more, and recommend a model for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>welcome recommend again setup wizard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop shows no icons of running programs: closing the window quits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These values are for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat can have values of its own; what it leaves out is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this chat per chat defaults all chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model is told before the first message. {{date}} and {{time}} become those of the beginning of the chat, {{model}} the name of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instructions persona role custom variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a chat no longer fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving out messages changes what the model knows, and what is kept has to be read again, which takes a while where experts are streamed. The chat shows what was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context full overflow truncate summary rolling window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 = always the likeliest word; higher = more varied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>creativity random randomness sampling greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the likeliest words that together have this share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nucleus sampling top p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only that many of the likeliest words. 0 = all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sampling top k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only words at least this likely, compared with the likeliest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sampling min p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than 1 avoids words that were there before. 1 = off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat loop penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than 0 prefers words the answer does not have yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat new topics penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As presence, but the more often a word was there, the stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer ends there, finished or not. A word has 1 to 2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token limit length maximum max new tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a fixed one the same question gets the same answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random reproducible fixed number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer ends before the first of these. One a line; \n stands for a new line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop sequences words end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models &amp; storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What computes. A change loads the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gpu cpu graphics processor npu xmx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where downloaded models are put.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download directory path drive disk storage location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models that were opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing one from the list leaves its files alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list remove forget recent add folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all models; a CSV file opens in any spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history benchmark speed export csv best setting tune plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts streamed, for this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More streamed needs less memory and is slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offload ratio share percent disk starting automatic fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave free for other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top of what the plan keeps free anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory ram reserve headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave free in addition, on battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked when a model is loaded; a loaded one stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory ram reserve laptop power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of a chat the model can have in view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens length memory window kv cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer bits need less memory, at some cost in quality.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kv cache u8 u4 f16 bits quantisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of a prompt read at a time. Larger is faster with streaming and needs more memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompt reading batch first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When loading fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory retry try again step down recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New chats begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the model that is chosen now; every model has its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default preset model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a JSON or TOML file that was exported here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share backup load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them, as JSON, or as TOML where the name says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share backup save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chats keep what they began with when it is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>library persona assistant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the model&apos;s template has a switch for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reasoning think enable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the model&apos;s template knows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reasoning think low medium high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages, drafts, and the speeds that were measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conversations history database stored where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is chosen here, and folders of models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>configuration file toml stored where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log files crash stored where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights size storage where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All chats, settings and logs. Models stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erase remove wipe clear reset all data history</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the settings (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some changes take effect when the model is loaded again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the model again with these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>text + images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{experts} experts, {active} active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} parameters, {active} active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~{size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files are damaged or missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room on the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits; its experts cannot be streamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its size is not known before the download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} are free for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better on this PC: {name} ({verdict}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{speed} tok/s measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {speed} tok/s, estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its download: {state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its files: {state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision {commit}, changed files: {count}, {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>update · {commit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} RAM, {free} free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU may use {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{free} free on the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{drive}, {free} free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (XMX)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downloads running: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downloads waiting: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} of models on this PC</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelvesPresenter</name>
    <message>
        <source>New folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chats deleted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Archived “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chats archived</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted the folder “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chat(s) for good?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Their messages are removed from the disk. There is no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideBar</name>
    <message>
        <source>Scroll sideways</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found. Every word has to be in one message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet: older messages are still being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New temporary chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New temporary chat: nothing of it is written to disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find, download and manage models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your chats will be listed here. They stay on this PC.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sleep</name>
    <message>
        <source>A model is answering, measured or downloaded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpeedView</name>
    <message>
        <source>tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time from Send to the first token of the last answer: reading the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens a second: now, while an answer is written; else those of the last answer. Reading the prompt is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the new part of the prompt that is read, and tokens a second of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed over the last 60 s of answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tokens per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: not measured yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompt {0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompt {0} % · {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StreamingCard</name>
    <message>
        <source>Experts streamed from disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sets the share of streamed experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find best setting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the routed experts are read from the drive as they are needed. Arrow keys move by 5 %, with Ctrl by single experts. Letting go loads the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TemporaryBar</name>
    <message>
        <source>Temporary chat: nothing of it is written to disk. It ends when you leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this chat and begin a usual one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TemporaryPresenter</name>
    <message>
        <source>End the temporary chat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its messages were never written to disk. They are gone when you leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThoughtRow</name>
    <message>
        <source>Thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thought for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed and memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the model that answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the model&apos;s memory back; the chats stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>The answer begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is complete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Download of {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Open moechat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TuneCommand</name>
    <message>
        <source>Ctrl+C ends it and keeps what has been measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TunerDialog</name>
    <message>
        <source>Find best setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and keep what was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the best setting for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chatting waits meanwhile. You can stop at any time; what was measured stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, about {1} min left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TunerPresenter</name>
    <message>
        <source>Loads the model with several settings, measures answers, and keeps the best one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other heavy programs would spoil the result; better close them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer runs on battery, where it is slower: plug it in first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeing memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second with {free_bytes} to spare, against {other_tokens_s} at {other_ratio} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best is everything in memory: {tokens_s} tokens a second with {free_bytes} to spare, against {other_tokens_s} with {other_ratio} % streamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second, although {lowest_ratio} % keeps more in memory; that gave {lowest_tokens_s}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second. At {failed_ratio} % it did not go well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio} % streamed gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing else was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual setting is best: {tokens_s} tokens a second. None of {count} settings was faster by more than chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best is {setting}: {tokens_s} tokens a second, against {usual_tokens_s} as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is too little memory to load this model, so there is nothing to measure. Close other programs, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in memory gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing else was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end the first setting was {percent} % {direction} than at the beginning: other programs or the computer&apos;s temperature changed. Measuring again may tell more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two texts differed by {percent} %, so the speed is uncertain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It also held with a context of {tokens} tokens nearly full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a full context {ratio} % failed, so it was not chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long prompt took {seconds} s in steps of {tokens} tokens and {other_seconds} s in steps of {other_tokens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time was short, so not everything could be measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was stopped early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory ran out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graphics did not stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hardly any memory was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the power supply changed meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too slow to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed with a full context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading: {setting}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring: {setting}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a long prompt: {setting}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filling the context: {setting}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-bit KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio} % streamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring takes about {time}, {limit} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{setting}: {speed} tokens a second, first token {first} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Updating</name>
    <message>
        <source>No model here is of a known origin, so none can be updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the hub for updates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub has something newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is as new as the hub&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All models are as new as the hub&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Fits in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with {ratio} % streamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs, but slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large for this PC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large, and its experts cannot be streamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not supported by this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs {needed} of the {available} that are available now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {speed} tokens a second ({basis}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download has {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download has {size}; time at the last rate: {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive lacks {size} for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive has {size} left after it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>Waiting for the first word…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {0} tokens, {1} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {0} tokens, {1} %, about {2} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowContents</name>
    <message>
        <source>{0} - moechat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WrapButton</name>
    <message>
        <source>Wrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrap lines that are longer than the column</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Disclosure</name>
    <message>
        <source>Hides the thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the thinking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Figures</name>
    <message>
        <source>needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights, resident experts, context and working memory together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left below the comfortable limit, 85 % of the memory that the model could get now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens a second once the answer runs: measured on this computer, or estimated from its memory and drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to the first token of an answer to a new prompt of 1,000 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is loaded again and the context cache is lost: the next answer reads the whole chat again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads again, {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>Total less free memory, less what the model takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention, embeddings and everything else of the model that every token needs; by the model&apos;s files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory that only the engine holds, graphics memory included. Pages of the model&apos;s files that the system may drop at any time count as free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for the chat when the model was loaded; how much of it is used stands beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the engine holds beyond weights and context: runtime, compiled kernels, the step in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What programs can get without the system having to swap. The mark in the bar is the comfortable limit for the model, the outline what its plan takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident experts, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always-resident weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine of moechat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_PlaceLine</name>
    <message>
        <source>{0} (suggested)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (as usual)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download to {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Pasted text, {0} characters, {1} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Stage</name>
    <message>
        <source>{0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Table</name>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>{0} of {1} GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
