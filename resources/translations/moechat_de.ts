<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Show licences…</source>
        <translation>Lizenzen zeigen…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
</context>
<context>
    <name>AboutPresenter</name>
    <message>
        <source>There is a newer moechat</source>
        <translation>Es gibt eine neuere Version von moechat</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>Seite öffnen</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Not set.</source>
        <translation>Nicht festgelegt.</translation>
    </message>
    <message>
        <source>The variable HF_TOKEN has one. One that is set here goes before it.</source>
        <translation>Die Variable HF_TOKEN enthält eines. Ein hier eingegebenes hat Vorrang.</translation>
    </message>
    <message>
        <source>Stored in the keyring.</source>
        <translation>Im Schlüsselbund gespeichert.</translation>
    </message>
    <message>
        <source>For this session only, as there is no keyring.</source>
        <translation>Nur für diese Sitzung, da es keinen Schlüsselbund gibt.</translation>
    </message>
    <message>
        <source>For this session only, as the keyring does not take it. Unlock it and try again.</source>
        <translation>Nur für diese Sitzung, da der Schlüsselbund es nicht annimmt. Entsperren Sie ihn und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Not used in this session, but still in the keyring. Unlock it and try again.</source>
        <translation>In dieser Sitzung nicht verwendet, aber noch im Schlüsselbund. Entsperren Sie ihn und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This is not the address of a hub. It looks like https://huggingface.co.</source>
        <translation>Das ist keine Adresse eines Hubs. Sie sieht so aus: https://huggingface.co.</translation>
    </message>
    <message>
        <source>Leave the password out here, where anyone can read it. It has its own field.</source>
        <translation>Das Passwort gehört nicht hierher, wo es jeder lesen kann. Es hat ein eigenes Feld.</translation>
    </message>
    <message>
        <source>This is not the address of a proxy. It begins with http:// or socks5://, such as http://name@proxy:8080.</source>
        <translation>Das ist keine Proxy-Adresse. Sie beginnt mit http:// oder socks5://, etwa http://name@proxy:8080.</translation>
    </message>
    <message>
        <source>This is not an access token: it has no spaces and no special letters.</source>
        <translation>Das ist kein Zugriffstoken: Es enthält weder Leerzeichen noch Sonderzeichen.</translation>
    </message>
    <message>
        <source>This file is missing or holds no certificates. It has to be in the PEM format.</source>
        <translation>Diese Datei fehlt oder enthält keine Zertifikate. Sie muss im PEM-Format vorliegen.</translation>
    </message>
</context>
<context>
    <name>AccessCards</name>
    <message>
        <source>Access to the hub</source>
        <translation>Zugang zum Hub</translation>
    </message>
    <message>
        <source>Remove the access token</source>
        <translation>Zugriffstoken entfernen</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Remove the password of the proxy</source>
        <translation>Proxy-Passwort entfernen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Choose a file with certificates</source>
        <translation>Datei mit Zertifikaten wählen</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Type another one</source>
        <translation>Anderes eingeben</translation>
    </message>
    <message>
        <source>Type it or paste it</source>
        <translation>Eingeben oder einfügen</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Zertifikate (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>begin empty</source>
        <translation>begin empty neu leer anfangen</translation>
    </message>
    <message>
        <source>New folder for chats</source>
        <translation>Neuer Ordner für Chats</translation>
    </message>
    <message>
        <source>Search all chats</source>
        <translation>Alle Chats durchsuchen</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <translation>In diesem Chat suchen</translation>
    </message>
    <message>
        <source>Next place that was found</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Previous place that was found</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>New temporary chat</source>
        <translation>Neuer temporärer Chat</translation>
    </message>
    <message>
        <source>incognito private unsaved</source>
        <translation>incognito private inkognito privat ungespeichert</translation>
    </message>
    <message>
        <source>Next chat</source>
        <translation>Nächster Chat</translation>
    </message>
    <message>
        <source>older</source>
        <translation>älter älterer</translation>
    </message>
    <message>
        <source>Previous chat</source>
        <translation>Vorheriger Chat</translation>
    </message>
    <message>
        <source>newer</source>
        <translation>neuer neuerer</translation>
    </message>
    <message>
        <source>Rename, in the list of chats</source>
        <translation>In der Chatliste umbenennen</translation>
    </message>
    <message>
        <source>Delete this chat</source>
        <translation>Diesen Chat löschen</translation>
    </message>
    <message>
        <source>remove trash</source>
        <translation>remove trash entfernen papierkorb</translation>
    </message>
    <message>
        <source>Export this chat…</source>
        <translation>Diesen Chat exportieren…</translation>
    </message>
    <message>
        <source>save markdown html pdf json</source>
        <translation>save speichern markdown html pdf json</translation>
    </message>
    <message>
        <source>Export all chats…</source>
        <translation>Alle Chats exportieren…</translation>
    </message>
    <message>
        <source>save backup markdown html pdf json</source>
        <translation>save backup sichern sicherung markdown html pdf json</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <translation>Chats importieren…</translation>
    </message>
    <message>
        <source>chatgpt lm studio open webui backup json</source>
        <translation>chatgpt lm studio open webui backup sicherung json</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Nachricht schreiben</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Neue Zeile</translation>
    </message>
    <message>
        <source>Attach documents or images…</source>
        <translation>Dokumente oder Bilder anhängen…</translation>
    </message>
    <message>
        <source>file pdf picture upload</source>
        <translation>file pdf picture upload datei bild hochladen</translation>
    </message>
    <message>
        <source>Close what is open, or stop</source>
        <translation>Geöffnetes schließen oder anhalten</translation>
    </message>
    <message>
        <source>Regenerate the answer</source>
        <translation>Antwort neu generieren</translation>
    </message>
    <message>
        <source>answer again retry another</source>
        <translation>answer again retry regenerate nochmal wiederholen andere</translation>
    </message>
    <message>
        <source>Continue the answer</source>
        <translation>Antwort fortsetzen</translation>
    </message>
    <message>
        <source>go on longer</source>
        <translation>weiter länger fortfahren</translation>
    </message>
    <message>
        <source>Edit the last message</source>
        <translation>Letzte Nachricht bearbeiten</translation>
    </message>
    <message>
        <source>↑ does the same while nothing is written</source>
        <translation>↑ bewirkt dasselbe, solange nichts geschrieben ist</translation>
    </message>
    <message>
        <source>Previous version of the answer</source>
        <translation>Vorherige Fassung der Antwort</translation>
    </message>
    <message>
        <source>Next version of the answer</source>
        <translation>Nächste Fassung der Antwort</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>Letzte Antwort kopieren</translation>
    </message>
    <message>
        <source>Copy the last block of code</source>
        <translation>Letzten Codeblock kopieren</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>load switch change</source>
        <translation>load switch laden wechseln</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>Modellordner öffnen…</translation>
    </message>
    <message>
        <source>load add</source>
        <translation>load add laden hinzufügen</translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation>Modell entladen</translation>
    </message>
    <message>
        <source>eject free memory</source>
        <translation>eject unload auswerfen speicher freigeben</translation>
    </message>
    <message>
        <source>Go to a chat, a model, anything</source>
        <translation>Zu Chat, Modell, allem springen</translation>
    </message>
    <message>
        <source>Show the chat</source>
        <translation>Chat anzeigen</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>Modelle anzeigen</translation>
    </message>
    <message>
        <source>download find manage</source>
        <translation>download find herunterladen suchen verwalten</translation>
    </message>
    <message>
        <source>Show the offload tuning</source>
        <translation>Auslagerung anzeigen</translation>
    </message>
    <message>
        <source>performance speed memory settings</source>
        <translation>performance offload leistung geschwindigkeit speicher einstellungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>options preferences</source>
        <translation>options preferences optionen</translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <translation>Chats ein-/ausblenden</translation>
    </message>
    <message>
        <source>Show or hide speed and memory</source>
        <translation>Tempo und Speicher ein-/ausblenden</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panel leiste</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>zoom vergrößern</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>zoom verkleinern</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>Text in üblicher Größe</translation>
    </message>
    <message>
        <source>zoom reset</source>
        <translation>zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>keys help</source>
        <translation>keys help tasten hilfe</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>exit quit schließen ende</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
</context>
<context>
    <name>ActivityFigures</name>
    <message>
        <source>Read by the model</source>
        <translation>Modell liest</translation>
    </message>
    <message>
        <source>Bytes a second that the engine reads from files: experts streamed from disk. By the system&apos;s counters of its process.</source>
        <translation>Bytes pro Sekunde, die die Engine aus Dateien liest: vom Laufwerk gestreamte Experten. Nach den Zählern des Systems für ihren Prozess.</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>Je Token</translation>
    </message>
    <message>
        <source>The same for each token, over the last 32 tokens or 10 seconds at least. Prompts are not counted.</source>
        <translation>Dasselbe je Token, über mindestens die letzten 32 Token oder 10 Sekunden. Prompts zählen nicht mit.</translation>
    </message>
    <message>
        <source>From the file cache</source>
        <translation>Aus Dateicache</translation>
    </message>
    <message>
        <source>Share of these bytes that free memory answered, without the drive. Windows does not tell this.</source>
        <translation>Anteil dieser Bytes, der aus freiem Speicher kam, ohne das Laufwerk. Windows verrät das nicht.</translation>
    </message>
    <message>
        <source>Experts in memory</source>
        <translation>Experten-Treffer</translation>
    </message>
    <message>
        <source>Share of the experts that a token found in memory, estimated from the bytes read per token. Warm: over the last tokens, after the pool has filled. Since load: with the first uses of experts, which have to be read whatever the setting.</source>
        <translation>Anteil der Experten, die ein Token im Speicher vorfand, geschätzt aus den gelesenen Bytes je Token. Warm: über die letzten Token, nachdem der Pool gefüllt ist. Seit Laden: mit den ersten Verwendungen von Experten, die bei jeder Einstellung gelesen werden müssen.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>What the drive under the model reads a second for all programs, and the share of the time that it works. By the system&apos;s counters of the drive.</source>
        <translation>Was das Laufwerk des Modells pro Sekunde für alle Programme liest, und der Anteil der Zeit, in dem es arbeitet. Nach den Zählern des Systems für das Laufwerk.</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Share of all cores that the engine uses, by the system&apos;s counters of its process</source>
        <translation>Anteil aller Kerne, den die Engine nutzt, nach den Zählern des Systems für ihren Prozess</translation>
    </message>
    <message>
        <source>Page faults</source>
        <translation>Seitenfehler</translation>
    </message>
    <message>
        <source>Pages of the engine that had to come back from a drive. Many of them mean that memory is too short. On Windows: of the whole system.</source>
        <translation>Seiten der Engine, die von einem Laufwerk zurückgeholt werden mussten. Viele davon heißen, dass der Speicher knapp ist. Unter Windows: vom ganzen System.</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Memory that the whole system moves from and to the drive. Windows tells only what goes out: what comes back is among the page faults.</source>
        <translation>Speicher, den das ganze System vom und zum Laufwerk bewegt. Windows nennt nur, was hinausgeht: Was zurückkommt, steckt in den Seitenfehlern.</translation>
    </message>
    <message>
        <source>Memory pressure</source>
        <translation>Speicherdruck</translation>
    </message>
    <message>
        <source>Share of the time in which something waited for memory, by the kernel&apos;s pressure figures of the engine&apos;s control group or the system. On Windows: how much of the memory that can be promised to programs is promised.</source>
        <translation>Anteil der Zeit, in der etwas auf Speicher wartete, nach den Druckwerten des Kernels für die Kontrollgruppe der Engine oder das System. Unter Windows: wie viel des Speichers, der Programmen zugesichert werden kann, zugesichert ist.</translation>
    </message>
    <message>
        <source>Graphics busy</source>
        <translation>GPU-Auslastung</translation>
    </message>
    <message>
        <source>Share of the time that the engine keeps the GPU busy, by its driver</source>
        <translation>Anteil der Zeit, in dem die Engine die GPU beschäftigt, nach deren Treiber</translation>
    </message>
    <message>
        <source>Graphics memory</source>
        <translation>Grafikspeicher</translation>
    </message>
    <message>
        <source>Memory of the engine on the GPU, by its driver</source>
        <translation>Speicher der Engine auf der GPU, nach deren Treiber</translation>
    </message>
    <message>
        <source>not available here</source>
        <translation>hier nicht verfügbar</translation>
    </message>
    <message>
        <source>{0}/s</source>
        <translation>{0}/s</translation>
    </message>
    <message>
        <source>{0} warm</source>
        <translation>{0} warm</translation>
    </message>
    <message>
        <source>{0} since load</source>
        <translation>{0} seit Laden</translation>
    </message>
    <message>
        <source>{0} busy</source>
        <translation>{0} aktiv</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0} promised</source>
        <translation>{0} zugesichert</translation>
    </message>
</context>
<context>
    <name>Alarm</name>
    <message>
        <source>Slower than expected</source>
        <translation>Langsamer als erwartet</translation>
    </message>
    <message>
        <source>Memory is too short</source>
        <translation>Der Speicher ist knapp</translation>
    </message>
    <message>
        <source>The answer stands still</source>
        <translation>Die Antwort stockt</translation>
    </message>
    <message>
        <source>The answer comes at {speed} tokens a second instead of about {usual}, and memory is not why. Another program may use the graphics, or the computer saves power.</source>
        <translation>Die Antwort kommt mit {speed} statt etwa {usual} Token pro Sekunde, und der Speicher ist nicht der Grund. Vielleicht nutzt ein anderes Programm die GPU, oder der Computer spart Strom.</translation>
    </message>
    <message>
        <source>The answer comes at {speed} tokens a second instead of about {usual}, because what should be in memory is read back from the drive: {evidence}.</source>
        <translation>Die Antwort kommt mit {speed} statt etwa {usual} Token pro Sekunde, weil vom Laufwerk zurückgelesen wird, was im Speicher sein sollte: {evidence}.</translation>
    </message>
    <message>
        <source>There has been no word for {seconds} seconds. Wait, or stop the answer and start the engine again.</source>
        <translation>Seit {seconds} Sekunden kam kein Wort. Warten Sie, oder halten Sie die Antwort an und starten Sie die Engine neu.</translation>
    </message>
    <message>
        <source>{size} a second from the swap space</source>
        <translation>{size} pro Sekunde aus dem Swap</translation>
    </message>
    <message>
        <source>{size} a second to the swap space</source>
        <translation>{size} pro Sekunde in den Swap</translation>
    </message>
    <message>
        <source>{count} page faults a second</source>
        <translation>{count} Seitenfehler pro Sekunde</translation>
    </message>
    <message>
        <source>{size} of memory are free</source>
        <translation>{size} Speicher frei</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Schließen Sie andere Programme oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>{ratio} % needs {freed} less: about {speed} tokens a second are expected.</source>
        <translation>{ratio} % brauchen {freed} weniger: Etwa {speed} Token pro Sekunde sind zu erwarten.</translation>
    </message>
    <message>
        <source>Conversations of {context_tokens} tokens need {freed} less.</source>
        <translation>Konversationen mit {context_tokens} Token brauchen {freed} weniger.</translation>
    </message>
</context>
<context>
    <name>AnswerNews</name>
    <message>
        <source>The answer is ready</source>
        <translation>Die Antwort ist fertig</translation>
    </message>
    <message>
        <source>Click to read it.</source>
        <translation>Zum Lesen klicken.</translation>
    </message>
    <message>
        <source>The answer ended early</source>
        <translation>Die Antwort brach vorzeitig ab</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>Klicken, um den Grund zu sehen.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Bequem</translation>
    </message>
    <message>
        <source>Spacious</source>
        <translation>Großzügig</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <translation>So wenig wie möglich</translation>
    </message>
</context>
<context>
    <name>AttachedRow</name>
    <message>
        <source>Hides the passages</source>
        <translation>Textstellen ausblenden</translation>
    </message>
    <message>
        <source>Shows the passages</source>
        <translation>Textstellen anzeigen</translation>
    </message>
</context>
<context>
    <name>Attachments</name>
    <message>
        <source>{0} by {1} pixels</source>
        <translation>{0} mal {1} Pixel</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>{0} pages</source>
        <translation>{0} Seiten</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} Token</translation>
    </message>
    <message>
        <source>~{0} tokens</source>
        <translation>~{0} Token</translation>
    </message>
    <message>
        <source>read whole</source>
        <translation>ganz gelesen</translation>
    </message>
    <message>
        <source>read by passages</source>
        <translation>in Textstellen gelesen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Reading page {0} of {1}</source>
        <translation>Seite {0} von {1} wird gelesen</translation>
    </message>
    <message>
        <source>1 passage used</source>
        <translation>1 Textstelle verwendet</translation>
    </message>
    <message>
        <source>{0} passages used</source>
        <translation>{0} Textstellen verwendet</translation>
    </message>
    <message>
        <source>{0}, page {1}</source>
        <translation>{0}, Seite {1}</translation>
    </message>
    <message>
        <source>The document is too long to be read whole, and has no word of the question: this is its beginning.</source>
        <translation>Das Dokument ist zu lang, um ganz gelesen zu werden, und enthält kein Wort der Frage: Dies ist sein Anfang.</translation>
    </message>
    <message>
        <source>The document is too long to be read whole. These passages were chosen by the words of the question (BM25), not by its meaning.</source>
        <translation>Das Dokument ist zu lang, um ganz gelesen zu werden. Diese Textstellen wurden nach den Wörtern der Frage gewählt (BM25), nicht nach ihrem Sinn.</translation>
    </message>
    <message>
        <source>Pasted text.txt</source>
        <translation>Eingefügter Text.txt</translation>
    </message>
    <message>
        <source>Pasted image.png</source>
        <translation>Eingefügtes Bild.png</translation>
    </message>
</context>
<context>
    <name>AttachmentsPresenter</name>
    <message>
        <source>Documents and images, for the message that you are writing</source>
        <translation>Dokumente und Bilder, für die Nachricht, die Sie gerade schreiben</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>Dokumente oder Bilder anhängen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Images ({0})</source>
        <translation>Bilder ({0})</translation>
    </message>
    <message>
        <source>{0} is still being read.</source>
        <translation>{0} wird noch gelesen.</translation>
    </message>
    <message>
        <source>Remove {0} first: it was not attached.</source>
        <translation>Entfernen Sie zuerst {0}: Es wurde nicht angehängt.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>Battery</name>
    <message>
        <source>The computer runs on its battery now.</source>
        <translation>Der Computer läuft jetzt im Akkubetrieb.</translation>
    </message>
    <message>
        <source>Your settings leave {reserve} more memory free on battery. The model was loaded before; load it again for that to count.</source>
        <translation>Nach Ihren Einstellungen bleibt im Akkubetrieb {reserve} mehr Speicher frei. Das Modell wurde davor geladen; erst nach erneutem Laden gilt das.</translation>
    </message>
    <message>
        <source>{ratio}&#xa0;% of the experts are streamed from the drive, and that takes power with every token. Streaming less of them, or a smaller model, makes the battery last longer.</source>
        <translation>{ratio} % der Experten werden vom Laufwerk gestreamt, und das kostet bei jedem Token Strom. Weniger zu streamen oder ein kleineres Modell verlängert die Akkulaufzeit.</translation>
    </message>
</context>
<context>
    <name>Bottleneck</name>
    <message>
        <source>Limited by computing</source>
        <translation>Engpass: Rechenleistung</translation>
    </message>
    <message>
        <source>Other programs keep the processor busy</source>
        <translation>Engpass: andere Programme am Prozessor</translation>
    </message>
    <message>
        <source>What limits it is not known here</source>
        <translation>Engpass: hier nicht bekannt</translation>
    </message>
    <message>
        <source>Limited by streaming from the file cache</source>
        <translation>Engpass: Streamen aus dem Dateicache</translation>
    </message>
    <message>
        <source>Limited by streaming from the drive</source>
        <translation>Engpass: Streamen vom Laufwerk</translation>
    </message>
    <message>
        <source>Limited by heat</source>
        <translation>Engpass: Hitze</translation>
    </message>
    <message>
        <source>Limited by paging: memory is too short</source>
        <translation>Engpass: Speicher zu knapp, Seitenfehler</translation>
    </message>
    <message>
        <source>Limited by swapping: memory is too short</source>
        <translation>Engpass: Speicher zu knapp, Swap</translation>
    </message>
    <message>
        <source>Stream a larger share of the experts, or close other programs.</source>
        <translation>Streamen Sie mehr Experten oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Schließen Sie andere Programme oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>The memory of the engine is limited, by a container for example: raise that limit.</source>
        <translation>Der Speicher der Engine ist begrenzt, etwa durch einen Container: Erhöhen Sie diese Grenze.</translation>
    </message>
    <message>
        <source>Memory and drive keep up: nothing to do.</source>
        <translation>Speicher und Laufwerk reichen: alles gut.</translation>
    </message>
    <message>
        <source>Close those that compute.</source>
        <translation>Schließen Sie die, die rechnen.</translation>
    </message>
    <message>
        <source>The model computes little, and nothing is seen that it waits for.</source>
        <translation>Das Modell rechnet wenig, und worauf es wartet, ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>A smaller streamed share makes it faster, where memory allows; a faster drive does not.</source>
        <translation>Schneller wird es mit weniger Streaming, sofern der Speicher reicht; mit einem schnelleren Laufwerk nicht.</translation>
    </message>
    <message>
        <source>Close other programs, so that the file cache holds more of the model, or stream a smaller share where memory allows.</source>
        <translation>Schließen Sie andere Programme für mehr Dateicache, oder streamen Sie weniger, sofern der Speicher reicht.</translation>
    </message>
    <message>
        <source>Let the computer cool down, give it air, and plug it in.</source>
        <translation>Lassen Sie den Computer abkühlen, mit freier Lüftung und am Netz.</translation>
    </message>
    <message>
        <source>An NVMe drive inside would help most.</source>
        <translation>Am meisten hilft ein eingebautes NVMe-Laufwerk.</translation>
    </message>
    <message>
        <source>{size} streamed per token</source>
        <translation>{size} je Token gestreamt</translation>
    </message>
    <message>
        <source>{size} streamed per token, {share} % cached</source>
        <translation>{size} je Token gestreamt, {share}&#xa0;% gecacht</translation>
    </message>
    <message>
        <source>1 core at {share} %</source>
        <translation>1&#xa0;Kern zu {share}&#xa0;%</translation>
    </message>
    <message>
        <source>{cores} cores at {share} %</source>
        <translation>{cores}&#xa0;Kerne zu {share}&#xa0;%</translation>
    </message>
    <message>
        <source>{own} % for the model, {all} % in use</source>
        <translation>{own}&#xa0;% für das Modell, {all}&#xa0;% ausgelastet</translation>
    </message>
    <message>
        <source>graphics {share} % busy</source>
        <translation>GPU zu {share}&#xa0;% ausgelastet</translation>
    </message>
    <message>
        <source>drive {share} % busy</source>
        <translation>Laufwerk zu {share}&#xa0;% ausgelastet</translation>
    </message>
    <message>
        <source>{size} read a second</source>
        <translation>{size} pro Sekunde gelesen</translation>
    </message>
    <message>
        <source>{size} of it from the drive</source>
        <translation>davon {size} vom Laufwerk</translation>
    </message>
    <message>
        <source>processor held back {share} % of the time</source>
        <translation>Prozessor {share}&#xa0;% der Zeit gedrosselt</translation>
    </message>
    <message>
        <source>processor held to {share} % of its speed</source>
        <translation>Prozessor auf {share}&#xa0;% seines Tempos gedrosselt</translation>
    </message>
    <message>
        <source>graphics held back</source>
        <translation>GPU gedrosselt</translation>
    </message>
</context>
<context>
    <name>CacheView</name>
    <message>
        <source>In the file cache</source>
        <translation>Im Dateicache</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Streamed experts that free memory holds: the model gets them without the drive. They give way as soon as another program needs the memory.</source>
        <translation>Gestreamte Experten, die im freien Speicher liegen: Das Modell bekommt sie ohne das Laufwerk. Sie weichen, sobald ein anderes Programm den Speicher braucht.</translation>
    </message>
    <message>
        <source>Experts in the file cache</source>
        <translation>Experten im Dateicache</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on reading experts into the file cache</source>
        <translation>Experten weiter in den Dateicache lesen</translation>
    </message>
    <message>
        <source>Pause reading experts into the file cache</source>
        <translation>Lesen der Experten in den Dateicache anhalten</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>It thinks before it answers.</source>
        <translation>Es denkt nach, bevor es antwortet.</translation>
    </message>
    <message>
        <source>It was trained with images too; moechat talks with it in words.</source>
        <translation>Es wurde auch mit Bildern trainiert; moechat spricht mit ihm in Worten.</translation>
    </message>
    <message>
        <source>With 8-bit experts streamed, the second answer never came on some computers; a 4-bit model is safer.</source>
        <translation>Mit gestreamten 8-Bit-Experten kam auf manchen Computern die zweite Antwort nie; ein 4-Bit-Modell ist sicherer.</translation>
    </message>
    <message>
        <source>Its sizes come from descriptions; its own files will tell them exactly.</source>
        <translation>Die Größen stammen aus Beschreibungen; erst die Dateien selbst nennen sie genau.</translation>
    </message>
    <message>
        <source>Somebody reported that a GPU never finished loading it; the processor did. If that happens, choose the CPU.</source>
        <translation>Es wurde gemeldet, dass eine GPU es nie fertig lud, der Prozessor dagegen schon. Wenn das passiert, wählen Sie die CPU.</translation>
    </message>
</context>
<context>
    <name>ChatChoices</name>
    <message>
        <source>Think</source>
        <translation>Denken</translation>
    </message>
    <message>
        <source>Think before answering</source>
        <translation>Vor der Antwort nachdenken</translation>
    </message>
    <message>
        <source>as the model</source>
        <translation>wie das Modell</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Effort: {0}</source>
        <translation>Aufwand: {0}</translation>
    </message>
    <message>
        <source>How much the model reasons before it answers</source>
        <translation>Wie gründlich das Modell vor der Antwort nachdenkt</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>{0} (changed)</source>
        <translation>{0} (geändert)</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Vorlage: {0}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>System prompt and sampling of this chat</source>
        <translation>Systemprompt und Sampling dieses Chats</translation>
    </message>
    <message>
        <source>The model thinks before it answers: slower, and often better</source>
        <translation>Das Modell denkt vor der Antwort nach: langsamer, aber oft besser</translation>
    </message>
    <message>
        <source>The model answers at once</source>
        <translation>Das Modell antwortet sofort</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Keine Vorlage</translation>
    </message>
    <message>
        <source>System prompt of this chat…</source>
        <translation>Systemprompt dieses Chats…</translation>
    </message>
    <message>
        <source>Make a preset of this chat</source>
        <translation>Vorlage aus diesem Chat erstellen</translation>
    </message>
    <message>
        <source>All presets…</source>
        <translation>Alle Vorlagen…</translation>
    </message>
</context>
<context>
    <name>ChatCommand</name>
    <message>
        <source>{model} is ready on {device} after {seconds:.1f} s.</source>
        <translation>{model} ist nach {seconds:.1f} s auf {device} bereit.</translation>
    </message>
    <message>
        <source>Ctrl+C stops an answer, Ctrl+D ends the program.</source>
        <translation>Strg+C hält eine Antwort an, Strg+D beendet das Programm.</translation>
    </message>
    <message>
        <source>{tokens} tokens, {speed:.1f} tok/s, first token {ttft:.2f} s, memory {memory}</source>
        <translation>{tokens} Token, {speed:.1f} tok/s, erstes Token {ttft:.2f} s, Speicher {memory}</translation>
    </message>
    <message>
        <source>1 token after {ttft:.2f} s, memory {memory}</source>
        <translation>1 Token nach {ttft:.2f} s, Speicher {memory}</translation>
    </message>
    <message>
        <source>Stopped before the model was loaded.</source>
        <translation>Angehalten, bevor das Modell geladen war.</translation>
    </message>
    <message>
        <source>The answer cannot be written ({reason}). Send it somewhere else.</source>
        <translation>Die Antwort kann nicht geschrieben werden ({reason}). Leiten Sie sie woandershin.</translation>
    </message>
</context>
<context>
    <name>ChatDelegate</name>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>Neuer Titel</translation>
    </message>
</context>
<context>
    <name>ChatListModel</name>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>Zuletzt gelöscht</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>{0}, {1} chats, {2}</source>
        <translation>{0}, {1} Chats, {2}</translation>
    </message>
    <message>
        <source>{0}, with an unsent draft</source>
        <translation>{0}, mit einem nicht gesendeten Entwurf</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Previous 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
</context>
<context>
    <name>ChatPresenter</name>
    <message>
        <source>Temporary chat</source>
        <translation>Temporärer Chat</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Show {0}</source>
        <translation>{0} anzeigen</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>{0} entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ChipFlow</name>
    <message>
        <source>Attachments</source>
        <translation>Anhänge</translation>
    </message>
</context>
<context>
    <name>ChoiceStrip</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ChoicesPresenter</name>
    <message>
        <source>My preset {0}</source>
        <translation>Meine Vorlage {0}</translation>
    </message>
    <message>
        <source>My preset</source>
        <translation>Meine Vorlage</translation>
    </message>
</context>
<context>
    <name>CodeSaver</name>
    <message>
        <source>Save the code</source>
        <translation>Code speichern</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach documents or images</source>
        <translation>Dokumente oder Bilder anhängen</translation>
    </message>
    <message>
        <source>Force stop</source>
        <translation>Sofort beenden</translation>
    </message>
    <message>
        <source>End the engine at once. What was written is kept; the model loads again.</source>
        <translation>Engine sofort beenden. Das Geschriebene bleibt; das Modell wird neu geladen.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>End the answer with what it has</source>
        <translation>Antwort mit dem bisherigen Text beenden</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter). Enter begins a new line.</source>
        <translation>Senden (Strg+Enter). Enter beginnt eine neue Zeile.</translation>
    </message>
    <message>
        <source>Send (Enter). Shift+Enter begins a new line.</source>
        <translation>Senden (Enter). Umschalt+Enter beginnt eine neue Zeile.</translation>
    </message>
    <message>
        <source>Choose a model, then write your message here</source>
        <translation>Modell wählen, dann hier die Nachricht schreiben</translation>
    </message>
    <message>
        <source>You can type already</source>
        <translation>Sie können schon schreiben</translation>
    </message>
    <message>
        <source>Type the next message…</source>
        <translation>Nächste Nachricht schreiben…</translation>
    </message>
    <message>
        <source>Message {0}</source>
        <translation>Nachricht {0}</translation>
    </message>
    <message>
        <source>Write what you want to know of it.</source>
        <translation>Schreiben Sie, was Sie dazu wissen möchten.</translation>
    </message>
    <message>
        <source>You can send this when the answer has ended.</source>
        <translation>Senden ist möglich, sobald die Antwort endet.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>Wählen Sie zuerst ein Modell.</translation>
    </message>
    <message>
        <source>The engine has not stopped yet.</source>
        <translation>Die Engine hat noch nicht angehalten.</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>The name {host} is known.</source>
        <translation>Der Name {host} ist bekannt.</translation>
    </message>
    <message>
        <source>{host} can be reached.</source>
        <translation>{host} ist erreichbar.</translation>
    </message>
    <message>
        <source>The proxy {host} lets us through.</source>
        <translation>Der Proxy {host} lässt uns durch.</translation>
    </message>
    <message>
        <source>The certificate of {host} is trusted.</source>
        <translation>Dem Zertifikat von {host} wird vertraut.</translation>
    </message>
    <message>
        <source>{host} answers as a model hub does.</source>
        <translation>{host} antwortet wie ein Modell-Hub.</translation>
    </message>
    <message>
        <source>Your access token is accepted.</source>
        <translation>Ihr Zugriffstoken wird akzeptiert.</translation>
    </message>
    <message>
        <source>Nobody knows the name {host}.</source>
        <translation>Niemand kennt den Namen {host}.</translation>
    </message>
    <message>
        <source>{host} does not take the connection.</source>
        <translation>{host} nimmt die Verbindung nicht an.</translation>
    </message>
    <message>
        <source>Your access token is accepted; it is that of {user}.</source>
        <translation>Ihr Zugriffstoken wird akzeptiert; es gehört {user}.</translation>
    </message>
</context>
<context>
    <name>ConnectionRow</name>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>Alles funktioniert.</translation>
    </message>
    <message>
        <source>It does not work: the last step below failed.</source>
        <translation>Es funktioniert nicht: Der letzte Schritt unten schlug fehl.</translation>
    </message>
    <message>
        <source>It could not be tested.</source>
        <translation>Der Test war nicht möglich.</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Funktioniert</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Schlägt fehl</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>When this chat no longer fits</source>
        <translation>Wenn dieser Chat nicht mehr passt</translation>
    </message>
    <message>
        <source>Stop and say so</source>
        <translation>Anhalten und es melden</translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <translation>Älteste Nachrichten weglassen</translation>
    </message>
    <message>
        <source>Summarise the oldest messages</source>
        <translation>Älteste Nachrichten zusammenfassen</translation>
    </message>
    <message>
        <source>A system prompt has {0} characters at most.</source>
        <translation>Ein Systemprompt hat höchstens {0} Zeichen.</translation>
    </message>
    <message>
        <source>{0} of the {1} tokens that the model can keep in mind: system prompt, messages and the last answer.</source>
        <translation>{0} der {1} Token, die das Modell im Blick behalten kann: Systemprompt, Nachrichten und die letzte Antwort.</translation>
    </message>
    <message>
        <source>What you are typing has {0}.</source>
        <translation>Was Sie gerade schreiben, hat {0}.</translation>
    </message>
    <message>
        <source>Estimated, as the model has not counted it yet.</source>
        <translation>Geschätzt, da das Modell noch nicht gezählt hat.</translation>
    </message>
    <message>
        <source>The oldest messages make room, as you chose.</source>
        <translation>Die ältesten Nachrichten machen Platz, wie Sie es gewählt haben.</translation>
    </message>
    <message>
        <source>Little room is left for answers.</source>
        <translation>Für Antworten bleibt wenig Platz.</translation>
    </message>
    <message>
        <source>This does not fit any more.</source>
        <translation>Das passt nicht mehr.</translation>
    </message>
    <message>
        <source>With this message the chat has about {0} tokens, and the model can keep {1} in mind. What is to happen with the oldest messages?</source>
        <translation>Mit dieser Nachricht hat der Chat etwa {0} Token, und das Modell kann {1} im Blick behalten. Was soll mit den ältesten Nachrichten geschehen?</translation>
    </message>
    <message>
        <source>This message alone has about {0} tokens, and the model can keep {1} in mind. Shorten it, or send it in parts.</source>
        <translation>Allein diese Nachricht hat etwa {0} Token, und das Modell kann {1} im Blick behalten. Kürzen Sie sie, oder senden Sie sie in Teilen.</translation>
    </message>
    <message>
        <source>The pasted text has about {0} tokens and does not fit: the model can keep {1} in mind.</source>
        <translation>Der eingefügte Text hat etwa {0} Token und passt nicht: Das Modell kann {1} im Blick behalten.</translation>
    </message>
    <message>
        <source>The pasted text has {0} characters. It can go with the message as a document.</source>
        <translation>Der eingefügte Text hat {0} Zeichen. Er kann als Dokument mit der Nachricht gesendet werden.</translation>
    </message>
    <message>
        <source>1 earlier message is read by the model as a summary</source>
        <translation>Das Modell liest 1 frühere Nachricht als Zusammenfassung</translation>
    </message>
    <message>
        <source>{0} earlier messages are read by the model as a summary</source>
        <translation>Das Modell liest {0} frühere Nachrichten als Zusammenfassung</translation>
    </message>
    <message>
        <source>1 earlier message is no longer read by the model</source>
        <translation>Das Modell liest 1 frühere Nachricht nicht mehr</translation>
    </message>
    <message>
        <source>{0} earlier messages are no longer read by the model</source>
        <translation>Das Modell liest {0} frühere Nachrichten nicht mehr</translation>
    </message>
</context>
<context>
    <name>ContextMarks</name>
    <message>
        <source>Summarising the oldest messages, which no longer fit.</source>
        <translation>Die ältesten Nachrichten, die nicht mehr passen, werden zusammengefasst.</translation>
    </message>
</context>
<context>
    <name>ContextMeter</name>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>{0} / {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>~{0} / {1}</source>
        <translation>~{0} / {1}</translation>
    </message>
    <message>
        <source>As all chats: {0}</source>
        <translation>Wie alle Chats: {0}</translation>
    </message>
</context>
<context>
    <name>ContextPresenter</name>
    <message>
        <source>Take it out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Summarise them</source>
        <translation>Zusammenfassen</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Trotzdem senden</translation>
    </message>
    <message>
        <source>Attach as a document</source>
        <translation>Als Dokument anhängen</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Delete all for good</source>
        <translation>Alle endgültig löschen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>In Ordner verschieben</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Neuer Ordner…</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete the folder, keep its chats</source>
        <translation>Ordner löschen, Chats behalten</translation>
    </message>
</context>
<context>
    <name>DeleteData</name>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Logs, and what can be fetched again</source>
        <translation>Protokolle und neu Ladbares</translation>
    </message>
    <message>
        <source>Models that moechat downloaded or copied</source>
        <translation>Modelle, die moechat heruntergeladen oder kopiert hat</translation>
    </message>
    <message>
        <source>For good:</source>
        <translation>Endgültig:</translation>
    </message>
    <message>
        <source>Access token and proxy password: the keyring</source>
        <translation>Zugriffstoken und Proxy-Passwort: der Schlüsselbund</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Type “{0}” to go on: </source>
        <translation>Zum Fortfahren „{0}“ eingeben: </translation>
    </message>
    <message>
        <source>moechat is running with this data. Quit it, then try again.</source>
        <translation>moechat läuft gerade mit diesen Daten. Beenden Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Nothing was deleted. Without a terminal, --yes is the answer.</source>
        <translation>Es wurde nichts gelöscht. Ohne Terminal ist --yes die Antwort.</translation>
    </message>
    <message>
        <source>All of it was deleted.</source>
        <translation>Alles wurde gelöscht.</translation>
    </message>
</context>
<context>
    <name>DeletionQuestion</name>
    <message>
        <source>Delete this for good? It cannot be undone.</source>
        <translation>Dies endgültig löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Alles behalten</translation>
    </message>
    <message>
        <source>In the keyring of the system</source>
        <translation>Im Schlüsselbund des Systems</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0} · only those that moechat downloaded or copied</source>
        <translation>{0} · nur von moechat heruntergeladene oder kopierte</translation>
    </message>
</context>
<context>
    <name>DetailsPane</name>
    <message>
        <source>Details of the model</source>
        <translation>Details zum Modell</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Details schließen</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>Details schließen (Esc)</translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation>Seite öffnen…</translation>
    </message>
    <message>
        <source>Read its licence…</source>
        <translation>Lizenz lesen…</translation>
    </message>
    <message>
        <source>Speed and memory here</source>
        <translation>Geschwindigkeit und Speicher hier</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>What its page says</source>
        <translation>Was auf der Seite steht</translation>
    </message>
    <message>
        <source>The hub has something newer: {0}.</source>
        <translation>Der Hub hat etwas Neueres: {0}.</translation>
    </message>
</context>
<context>
    <name>DiagnosticsPage</name>
    <message>
        <source>Look again</source>
        <translation>Neu prüfen</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>DiskView</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Bytes of experts that were not in memory, for each token of the last seconds: blue from the file cache, orange from the drive. By the system&apos;s counters of the engine alone. Windows does not tell them apart.</source>
        <translation>Bytes von Experten, die nicht im Speicher waren, je Token der letzten Sekunden: blau aus dem Dateicache, orange vom Laufwerk. Nach den Zählern des Systems allein für die Engine. Windows unterscheidet beides nicht.</translation>
    </message>
    <message>
        <source>What a token waits for, by medians of the last five seconds. While no answer is written: of the last one.</source>
        <translation>Worauf ein Token wartet, nach Medianen der letzten fünf Sekunden. Solange keine Antwort geschrieben wird: bei der letzten.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Reads, page faults, swap, processor and graphics</source>
        <translation>Lesen, Seitenfehler, Swap, Prozessor und GPU</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
</context>
<context>
    <name>Doing</name>
    <message>
        <source>Looking at the drives, to ask where it shall be kept…</source>
        <translation>Laufwerke werden geprüft, um den Speicherort vorzuschlagen…</translation>
    </message>
    <message>
        <source>The download of {0} was cancelled</source>
        <translation>Download von {0} wurde abgebrochen</translation>
    </message>
    <message>
        <source>{0} of it are kept, so that it can go on from there.</source>
        <translation>{0} davon bleiben, sodass es dort weitergehen kann.</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Reading every file of {0}</source>
        <translation>Alle Dateien von {0} werden gelesen</translation>
    </message>
    <message>
        <source>Copying the models of {0}</source>
        <translation>Modelle werden kopiert: {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>{0}: every file is as it should be</source>
        <translation>{0}: Alle Dateien sind in Ordnung</translation>
    </message>
    <message>
        <source>{0}: files are damaged</source>
        <translation>{0}: Dateien sind beschädigt</translation>
    </message>
    <message>
        <source>Repair fetches just these again: {0}</source>
        <translation>„Reparieren“ lädt nur diese erneut herunter: {0}</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>{0} is loaded</source>
        <translation>{0} ist geladen</translation>
    </message>
    <message>
        <source>To delete it, it has to be unloaded first.</source>
        <translation>Zum Löschen muss es erst entladen werden.</translation>
    </message>
    <message>
        <source>Unload and delete</source>
        <translation>Entladen und löschen</translation>
    </message>
    <message>
        <source>{0} was deleted</source>
        <translation>{0} wurde gelöscht</translation>
    </message>
    <message>
        <source>It can be brought back until moechat is closed.</source>
        <translation>Bis moechat geschlossen wird, lässt es sich zurückholen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Download</name>
    <message>
        <source>waiting for its turn</source>
        <translation>wartet, bis es an der Reihe ist</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>asking the hub</source>
        <translation>Hub wird gefragt</translation>
    </message>
    <message>
        <source>checking what is here</source>
        <translation>Vorhandenes wird geprüft</translation>
    </message>
    <message>
        <source>downloading</source>
        <translation>wird heruntergeladen</translation>
    </message>
    <message>
        <source>waiting to try again</source>
        <translation>wartet auf neuen Versuch</translation>
    </message>
    <message>
        <source>waiting for space on the drive</source>
        <translation>wartet auf Platz auf dem Laufwerk</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>wird abgeschlossen</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>changed since it was verified</source>
        <translation>seit der Prüfung geändert</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{size} a second</source>
        <translation>{size} pro Sekunde</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>weniger als eine Minute</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} h</translation>
    </message>
</context>
<context>
    <name>DownloadBar</name>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>Modelle anzeigen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{0} waiting</source>
        <translation>{0} wartend</translation>
    </message>
    <message>
        <source>Pause the download of {0}</source>
        <translation>Download von {0} anhalten</translation>
    </message>
    <message>
        <source>Cancel the download of {0}</source>
        <translation>Download von {0} abbrechen</translation>
    </message>
</context>
<context>
    <name>Drive</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Looking at the drive…</source>
        <translation>Laufwerk wird geprüft…</translation>
    </message>
    <message>
        <source>Writing a file to read…</source>
        <translation>Testdatei wird geschrieben…</translation>
    </message>
    <message>
        <source>Reading 4 kB at a time…</source>
        <translation>Je 4&#xa0;kB werden gelesen…</translation>
    </message>
    <message>
        <source>Reading expert slices…</source>
        <translation>Expertenstücke werden gelesen…</translation>
    </message>
    <message>
        <source>Reading four slices at a time…</source>
        <translation>Vier Stücke zugleich werden gelesen…</translation>
    </message>
    <message>
        <source>Reading in order…</source>
        <translation>Sequenziell wird gelesen…</translation>
    </message>
    <message>
        <source>Trying read-ahead…</source>
        <translation>Read-Ahead wird ausprobiert…</translation>
    </message>
    <message>
        <source>Looking at the other drives…</source>
        <translation>Andere Laufwerke werden geprüft…</translation>
    </message>
    <message>
        <source>not available here</source>
        <translation>hier nicht verfügbar</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Gelesen wurde</translation>
    </message>
    <message>
        <source>4 kB, random</source>
        <translation>4 kB, zufällig</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Sequenziell</translation>
    </message>
    <message>
        <source>Read-ahead</source>
        <translation>Read-Ahead</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Komprimierung</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Anbindung</translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation>Gestreamt</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>One slice</source>
        <translation>Ein Stück</translation>
    </message>
    <message>
        <source>Four slices</source>
        <translation>Vier Stücke</translation>
    </message>
    <message>
        <source>tok/s at {0} %</source>
        <translation>tok/s bei {0} %</translation>
    </message>
    <message>
        <source>{0} µs</source>
        <translation>{0}&#xa0;µs</translation>
    </message>
    <message>
        <source>What this drive allows with {model} (an example: there is no such model here), a prompt of 1,000 tokens, and nothing of the model in the file cache:</source>
        <translation>Was dieses Laufwerk zulässt, mit {model} (ein Beispiel: hier liegt kein solches Modell), einem Prompt von 1.000 Token und nichts vom Modell im Dateicache:</translation>
    </message>
    <message>
        <source>What this drive allows with {model}, a prompt of 1,000 tokens, and nothing of the model in the file cache:</source>
        <translation>Was dieses Laufwerk zulässt, mit {model}, einem Prompt von 1.000 Token und nichts vom Modell im Dateicache:</translation>
    </message>
    <message>
        <source>the largest weights there, {0} in {1} s</source>
        <translation>die größten Gewichte dort, {0} in {1} s</translation>
    </message>
    <message>
        <source>a file written for it, {0} in {1} s</source>
        <translation>eine dafür geschriebene Datei, {0} in {1} s</translation>
    </message>
    <message>
        <source>through the file cache</source>
        <translation>über den Dateicache</translation>
    </message>
    <message>
        <source>{0} µs in the middle, {1} µs for the slowest hundredth, {2} a second</source>
        <translation>Median {0} µs, langsamstes Hundertstel {1} µs, {2} pro Sekunde</translation>
    </message>
    <message>
        <source>Slices of {0}</source>
        <translation>Stücke zu {0}</translation>
    </message>
    <message>
        <source>{0}, one at a time</source>
        <translation>{0} einzeln</translation>
    </message>
    <message>
        <source>{0}, four at a time</source>
        <translation>{0} zu viert</translation>
    </message>
    <message>
        <source>{0} MB/s</source>
        <translation>{0}&#xa0;MB/s</translation>
    </message>
    <message>
        <source>{0} kB</source>
        <translation>{0}&#xa0;kB</translation>
    </message>
    <message>
        <source>the whole drive (LUKS, dm-crypt)</source>
        <translation>das ganze Laufwerk (LUKS, dm-crypt)</translation>
    </message>
    <message>
        <source>by the file system (fscrypt)</source>
        <translation>durch das Dateisystem (fscrypt)</translation>
    </message>
    <message>
        <source>by a file system on top of another</source>
        <translation>durch ein Dateisystem über einem anderen</translation>
    </message>
    <message>
        <source>the whole drive (BitLocker)</source>
        <translation>das ganze Laufwerk (BitLocker)</translation>
    </message>
    <message>
        <source>this file (EFS)</source>
        <translation>diese Datei (EFS)</translation>
    </message>
    <message>
        <source>none to be seen</source>
        <translation>keine zu erkennen</translation>
    </message>
    <message>
        <source>{0} GT/s on {1} lanes</source>
        <translation>{0} GT/s auf {1} Lanes</translation>
    </message>
    <message>
        <source>the drive could do {0} GT/s on {1} lanes</source>
        <translation>das Laufwerk könnte {0} GT/s auf {1} Lanes</translation>
    </message>
    <message>
        <source>This is memory, not a drive: these figures are of copying. What lies here takes memory that the model itself needs, and is gone after the next start. Keep models on a drive.</source>
        <translation>Das ist Arbeitsspeicher, kein Laufwerk: Diese Werte gelten für Kopieren. Was hier liegt, belegt Speicher, den das Modell selbst braucht, und ist nach dem nächsten Start weg. Bewahren Sie Modelle auf einem Laufwerk auf.</translation>
    </message>
    <message>
        <source>The drive is too slow to be measured in this time; streamed models will hardly answer from it.</source>
        <translation>Das Laufwerk ist zu langsam, um in dieser Zeit gemessen zu werden; von dort gestreamte Modelle werden kaum antworten.</translation>
    </message>
    <message>
        <source>{model} streams nothing; the drive matters only while it loads.</source>
        <translation>{model} streamt nichts; das Laufwerk zählt nur beim Laden.</translation>
    </message>
    <message>
        <source>Several slices at a time come faster, but OpenVINO reads one after the other: the figure for one at a time is the one that counts, not the one on the label.</source>
        <translation>Mehrere Stücke zugleich kommen schneller, aber OpenVINO liest eines nach dem anderen: Es zählt der Wert für einzelne Stücke, nicht der auf der Packung.</translation>
    </message>
    <message>
        <source>This PC has no graphics that can stream. With such graphics, and half of the experts of {model} on this drive, it would allow about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>Dieser PC hat keine Grafik, die streamen kann. Mit einer solchen, und der Hälfte der Experten von {model} auf diesem Laufwerk, wären etwa {speed} Token pro Sekunde möglich und {first} s bis zum ersten Token.</translation>
    </message>
    <message>
        <source>This drive is fast enough to stream from: with half of the experts of {model} on it about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>Dieses Laufwerk ist schnell genug zum Streamen: mit der Hälfte der Experten von {model} darauf etwa {speed} Token pro Sekunde und {first} s bis zum ersten Token.</translation>
    </message>
    <message>
        <source>This drive can be streamed from, if not fast: with half of the experts of {model} on it about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>Von diesem Laufwerk lässt sich streamen, wenn auch nicht schnell: mit der Hälfte der Experten von {model} darauf etwa {speed} Token pro Sekunde und {first} s bis zum ersten Token.</translation>
    </message>
    <message>
        <source>This drive is slow to stream from: with half of the experts of {model} on it only about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>Dieses Laufwerk ist zum Streamen langsam: mit der Hälfte der Experten von {model} darauf nur etwa {speed} Token pro Sekunde und {first} s bis zum ersten Token.</translation>
    </message>
    <message>
        <source>What the file cache holds comes faster than from any drive.</source>
        <translation>Was im Dateicache liegt, kommt schneller als von jedem Laufwerk.</translation>
    </message>
    <message>
        <source>This file system cannot be read past the file cache, so some of the figures may be better than the drive.</source>
        <translation>Dieses Dateisystem lässt sich nicht am Dateicache vorbei lesen; manche Werte sind daher vielleicht besser als das Laufwerk.</translation>
    </message>
    <message>
        <source>The drive is connected by less than it can: {link}. Another slot, or a setting of the firmware, may double its speed.</source>
        <translation>Das Laufwerk ist schlechter angebunden, als es kann: {link}. Ein anderer Steckplatz oder eine Einstellung der Firmware verdoppelt vielleicht sein Tempo.</translation>
    </message>
    <message>
        <source>What lies here is encrypted; deciphering is part of what was measured.</source>
        <translation>Was hier liegt, ist verschlüsselt; das Entschlüsseln wurde mitgemessen.</translation>
    </message>
    <message>
        <source>What lies here is compressed ({how}). Weights hardly become smaller by it, and reading them takes longer: keep models in a folder without compression.</source>
        <translation>Was hier liegt, ist komprimiert ({how}). Gewichte werden dadurch kaum kleiner, und sie zu lesen dauert länger: Bewahren Sie Modelle in einem Ordner ohne Komprimierung auf.</translation>
    </message>
    <message>
        <source>Another drive of this computer is the better place for models: {folder} ({kind}) reads slices at {speed}, and has {free} of room.</source>
        <translation>Ein anderes Laufwerk dieses Computers ist der bessere Ort für Modelle: {folder} ({kind}) liest Stücke mit {speed} und hat {free} Platz.</translation>
    </message>
    <message>
        <source>Read-ahead is {kb} kB here. Through an emptied file cache, as OpenVINO reads, slices come at {present} MB/s; with {tried}.</source>
        <translation>Read-Ahead beträgt hier {kb}&#xa0;kB. Über einen geleerten Dateicache, so wie OpenVINO liest, kommen Stücke mit {present}&#xa0;MB/s; {tried}.</translation>
    </message>
    <message>
        <source>It covers a whole slice already, so leave it as it is: a larger one has nothing to win, and what differs here is the drive&apos;s own unsteadiness. Never set it to 0.</source>
        <translation>Das deckt schon ein ganzes Stück ab; lassen Sie es, wie es ist: Mehr bringt nichts, und die Unterschiede hier sind Schwankungen des Laufwerks selbst. Setzen Sie es nie auf 0.</translation>
    </message>
    <message>
        <source>No larger value wins a tenth, so leave it as it is. Never set it to 0: slices are read in large pieces, which only read-ahead keeps together.</source>
        <translation>Kein größerer Wert ist auch nur um ein Zehntel schneller; lassen Sie es, wie es ist. Setzen Sie es nie auf 0: Stücke werden in großen Teilen gelesen, die nur Read-Ahead zusammenhält.</translation>
    </message>
    <message>
        <source>{better} kB would win on this drive, which was tried by reading ahead of single slices; nothing of the system was changed. To try it until the next start, and to keep it:</source>
        <translation>{better} kB wären auf diesem Laufwerk besser; das ergab das Vorauslesen einzelner Stücke, am System wurde nichts geändert. So lässt es sich bis zum nächsten Start ausprobieren und dauerhaft einstellen:</translation>
    </message>
    <message>
        <source>twice of it {0}</source>
        <translation>mit dem Doppelten {0}</translation>
    </message>
    <message>
        <source>the whole slice advised {0}</source>
        <translation>mit Vorankündigung des ganzen Stücks {0}</translation>
    </message>
    <message>
        <source>the whole slice read ahead {0}</source>
        <translation>mit Vorauslesen des ganzen Stücks {0}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>DriveCard</name>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Progress of the drive test</source>
        <translation>Fortschritt des Laufwerktests</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Compare all drives</source>
        <translation>Alle vergleichen</translation>
    </message>
    <message>
        <source>Test one drive after the other</source>
        <translation>Ein Laufwerk nach dem anderen testen</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the drive test</source>
        <translation>Laufwerktest anhalten</translation>
    </message>
    <message>
        <source>Test this drive</source>
        <translation>Dieses Laufwerk testen</translation>
    </message>
    <message>
        <source>What the drive allows</source>
        <translation>Was das Laufwerk zulässt</translation>
    </message>
    <message>
        <source>Drives that were tested</source>
        <translation>Getestete Laufwerke</translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop it here</source>
        <translation>Hier ablegen</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>{0} and more</source>
        <translation>{0} und weitere</translation>
    </message>
    <message>
        <source>What can be dropped here: {0}</source>
        <translation>Hier lässt sich ablegen: {0}</translation>
    </message>
    <message>
        <source>moechat can do nothing with {0}</source>
        <translation>moechat kann mit {0} nichts anfangen</translation>
    </message>
    <message>
        <source>Looking at what was dropped…</source>
        <translation>Abgelegtes wird geprüft…</translation>
    </message>
</context>
<context>
    <name>EditRow</name>
    <message>
        <source>Edit your message</source>
        <translation>Nachricht bearbeiten</translation>
    </message>
    <message>
        <source>The message as it was stays as a version.</source>
        <translation>Die bisherige Nachricht bleibt als Fassung erhalten.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave the message as it is (Esc)</source>
        <translation>Nachricht lassen, wie sie ist (Esc)</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation>Bearbeitete Nachricht senden</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter)</source>
        <translation>Senden (Strg+Eingabe)</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>What would you like to know?</source>
        <translation>Was möchten Sie wissen?</translation>
    </message>
    <message>
        <source>Runs on this PC. Nothing you type leaves it.</source>
        <translation>Läuft auf diesem PC. Nichts von Ihren Eingaben verlässt ihn.</translation>
    </message>
    <message>
        <source>Explain something</source>
        <translation>Etwas erklären</translation>
    </message>
    <message>
        <source>Explain in simple words: </source>
        <translation>Erkläre in einfachen Worten: </translation>
    </message>
    <message>
        <source>Draft a reply</source>
        <translation>Antwort entwerfen</translation>
    </message>
    <message>
        <source>Draft a friendly reply to this message:

</source>
        <translation>Entwirf eine freundliche Antwort auf diese Nachricht:

</translation>
    </message>
    <message>
        <source>Review code</source>
        <translation>Code prüfen</translation>
    </message>
    <message>
        <source>Review this code and name its faults:

</source>
        <translation>Prüfe diesen Code und nenne seine Fehler:

</translation>
    </message>
</context>
<context>
    <name>EnginePresenter</name>
    <message>
        <source>Paging</source>
        <translation>Speicher knapp</translation>
    </message>
</context>
<context>
    <name>EngineState</name>
    <message>
        <source>Checking the files</source>
        <translation>Dateien werden geprüft</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>Gewichte werden gelesen</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>Wird kompiliert</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>Wird aufgewärmt</translation>
    </message>
    <message>
        <source>Loading, {percent}&#xa0;%</source>
        <translation>Lädt, {percent} %</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>Prompt wird gelesen</translation>
    </message>
    <message>
        <source>Engine restarted</source>
        <translation>Engine neu gestartet</translation>
    </message>
    <message>
        <source>Unloaded</source>
        <translation>Entladen</translation>
    </message>
    <message>
        <source>Engine off</source>
        <translation>Engine aus</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Lädt</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Antwortet</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>Freeing memory</source>
        <translation>Speicher wird frei</translation>
    </message>
    <message>
        <source>Engine stopped</source>
        <translation>Engine angehalten</translation>
    </message>
    <message>
        <source>Loading: checking the files</source>
        <translation>Laden: Dateien werden geprüft</translation>
    </message>
    <message>
        <source>Loading: reading weights</source>
        <translation>Laden: Gewichte werden gelesen</translation>
    </message>
    <message>
        <source>Loading: compiling</source>
        <translation>Laden: wird kompiliert</translation>
    </message>
    <message>
        <source>Loading: warming up</source>
        <translation>Laden: wird aufgewärmt</translation>
    </message>
</context>
<context>
    <name>ExchangePresenter</name>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>A temporary chat cannot be exported.</source>
        <translation>Ein temporärer Chat kann nicht exportiert werden.</translation>
    </message>
    <message>
        <source>Export chats</source>
        <translation>Chats exportieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Exported chats of moechat, ChatGPT, LM Studio or Open WebUI</source>
        <translation>Exportierte Chats von moechat, ChatGPT, LM Studio oder Open WebUI</translation>
    </message>
    <message>
        <source>Import chats</source>
        <translation>Chats importieren</translation>
    </message>
    <message>
        <source>Exported chats (*.json *.zip)</source>
        <translation>Exportierte Chats (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading {0}…</source>
        <translation>{0} wird gelesen…</translation>
    </message>
    <message>
        <source>Import copies</source>
        <translation>Kopien importieren</translation>
    </message>
    <message>
        <source>Import nothing</source>
        <translation>Nichts importieren</translation>
    </message>
    <message>
        <source>Import the others</source>
        <translation>Die anderen importieren</translation>
    </message>
    <message>
        <source>Open the chat</source>
        <translation>Chat öffnen</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Attached: {0}</source>
        <translation>Angehängt: {0}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Exported from moechat, {0}</source>
        <translation>Aus moechat exportiert, {0}</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>Seite {0}</translation>
    </message>
    <message>
        <source>Begun {0}</source>
        <translation>Begonnen {0}</translation>
    </message>
    <message>
        <source>This answer was interrupted.</source>
        <translation>Diese Antwort wurde unterbrochen.</translation>
    </message>
    <message>
        <source>This answer was stopped.</source>
        <translation>Diese Antwort wurde angehalten.</translation>
    </message>
    <message>
        <source>This answer ended at its limit of length.</source>
        <translation>Diese Antwort endete an ihrer Längengrenze.</translation>
    </message>
    <message>
        <source>This message was damaged on the drive.</source>
        <translation>Diese Nachricht wurde auf dem Laufwerk beschädigt.</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>JSON, with all versions, to be imported again</source>
        <translation>JSON, mit allen Fassungen, zum erneuten Importieren</translation>
    </message>
    <message>
        <source>Exporting: {0} of {1} messages</source>
        <translation>Export läuft: {0} von {1} Nachrichten</translation>
    </message>
    <message>
        <source>1 chat saved as {name}.</source>
        <translation>1 Chat gespeichert als {name}.</translation>
    </message>
    <message>
        <source>{count} chats saved as {name}.</source>
        <translation>{count} Chats gespeichert als {name}.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>No model is loaded.</source>
        <translation>Es ist kein Modell geladen.</translation>
    </message>
    <message>
        <source>Choose a model folder to begin.</source>
        <translation>Wählen Sie zuerst einen Modellordner.</translation>
    </message>
    <message>
        <source>An answer is still being written.</source>
        <translation>Es wird noch eine Antwort geschrieben.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Warten Sie, bis sie endet, oder halten Sie sie an.</translation>
    </message>
    <message>
        <source>This conversation is too long for the model.</source>
        <translation>Diese Konversation ist zu lang für das Modell.</translation>
    </message>
    <message>
        <source>It has {prompt_tokens} tokens, and {context_tokens} fit.</source>
        <translation>Sie hat {prompt_tokens} Token, und {context_tokens} passen.</translation>
    </message>
    <message>
        <source>Start a new chat, shorten the message, or choose below the chat that its oldest messages are left out or summarised.</source>
        <translation>Beginnen Sie einen neuen Chat, kürzen Sie die Nachricht, oder wählen Sie unter dem Chat, dass seine ältesten Nachrichten weggelassen oder zusammengefasst werden.</translation>
    </message>
    <message>
        <source>The model wrote no summary of the oldest messages.</source>
        <translation>Das Modell schrieb keine Zusammenfassung der ältesten Nachrichten.</translation>
    </message>
    <message>
        <source>Without one this chat does not fit. Try again, or choose below the chat that its oldest messages are left out.</source>
        <translation>Ohne sie passt dieser Chat nicht. Versuchen Sie es erneut, oder wählen Sie unter dem Chat, dass seine ältesten Nachrichten weggelassen werden.</translation>
    </message>
    <message>
        <source>Something could not be deleted.</source>
        <translation>Etwas konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Check who may write there, and delete it again or by hand.</source>
        <translation>Prüfen Sie, wer dort schreiben darf, und löschen Sie es erneut oder von Hand.</translation>
    </message>
    <message>
        <source>The keyring does not let go of its entries.</source>
        <translation>Der Schlüsselbund gibt seine Einträge nicht frei.</translation>
    </message>
    <message>
        <source>They are the access token and the proxy password. Delete the entries “moechat” in the keyring yourself.</source>
        <translation>Es sind das Zugriffstoken und das Proxy-Passwort. Löschen Sie die Einträge „moechat“ im Schlüsselbund selbst.</translation>
    </message>
    <message>
        <source>This file has no presets.</source>
        <translation>Diese Datei enthält keine Vorlagen.</translation>
    </message>
    <message>
        <source>It is {path}.</source>
        <translation>Es ist {path}.</translation>
    </message>
    <message>
        <source>Choose a JSON or TOML file that was exported here. Nothing was changed.</source>
        <translation>Wählen Sie eine JSON- oder TOML-Datei, die hier exportiert wurde. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>There is nothing to answer yet.</source>
        <translation>Es gibt noch nichts zu beantworten.</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Schreiben Sie zuerst eine Nachricht.</translation>
    </message>
    <message>
        <source>This chat was deleted in another window.</source>
        <translation>Dieser Chat wurde in einem anderen Fenster gelöscht.</translation>
    </message>
    <message>
        <source>What you typed is still here. Start a new chat.</source>
        <translation>Ihre Eingabe ist noch da. Beginnen Sie einen neuen Chat.</translation>
    </message>
    <message>
        <source>The memory for this conversation is used up.</source>
        <translation>Der Speicher für diese Konversation ist aufgebraucht.</translation>
    </message>
    <message>
        <source>What was written is kept. Start a new chat, or close other programs and load the model again.</source>
        <translation>Das Geschriebene bleibt. Beginnen Sie einen neuen Chat, oder schließen Sie andere Programme und laden Sie das Modell neu.</translation>
    </message>
    <message>
        <source>The answer could not be finished.</source>
        <translation>Die Antwort konnte nicht beendet werden.</translation>
    </message>
    <message>
        <source>What was written is kept. If it happens again, reload the model.</source>
        <translation>Das Geschriebene bleibt. Wenn es wieder passiert, laden Sie das Modell neu.</translation>
    </message>
    <message>
        <source>The engine did not understand a request.</source>
        <translation>Die Engine hat eine Anfrage nicht verstanden.</translation>
    </message>
    <message>
        <source>This is a mistake in moechat, not yours. Trying again may help.</source>
        <translation>Das ist ein Fehler von moechat, nicht Ihrer. Ein neuer Versuch hilft vielleicht.</translation>
    </message>
    <message>
        <source>This conversation is too large to send.</source>
        <translation>Diese Konversation ist zu groß zum Senden.</translation>
    </message>
    <message>
        <source>It takes {bytes}; at most {limit} can be sent.</source>
        <translation>Sie hat {bytes}; höchstens {limit} können gesendet werden.</translation>
    </message>
    <message>
        <source>Start a new chat, or shorten the message.</source>
        <translation>Beginnen Sie einen neuen Chat, oder kürzen Sie die Nachricht.</translation>
    </message>
    <message>
        <source>The computer runs on its battery.</source>
        <translation>Der Computer läuft im Akkubetrieb.</translation>
    </message>
    <message>
        <source>Speeds measured now would not hold on mains power. Plug it in and try again, or measure on battery all the same.</source>
        <translation>Jetzt gemessene Geschwindigkeiten würden am Netz nicht gelten. Schließen Sie das Netzteil an und versuchen Sie es erneut, oder messen Sie trotzdem im Akkubetrieb.</translation>
    </message>
    <message>
        <source>Your chats were saved by a newer moechat.</source>
        <translation>Ihre Chats wurden von einem neueren moechat gespeichert.</translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version to open them.</source>
        <translation>Es wurde nichts geändert. Installieren Sie die neuere Version, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>They are in {path}.</source>
        <translation>Sie sind in {path}.</translation>
    </message>
    <message>
        <source>The file that holds your chats is damaged.</source>
        <translation>Die Datei mit Ihren Chats ist beschädigt.</translation>
    </message>
    <message>
        <source>Put back a copy of it, or go on with what can still be read of it: the damaged file is kept under another name.</source>
        <translation>Spielen Sie eine Kopie davon zurück, oder machen Sie mit dem weiter, was noch lesbar ist: Die beschädigte Datei bleibt unter anderem Namen erhalten.</translation>
    </message>
    <message>
        <source>Read from the damaged file: {messages} messages in {chats} chats.</source>
        <translation>Aus der beschädigten Datei gelesen: {messages} Nachrichten in {chats} Chats.</translation>
    </message>
    <message>
        <source>What can be read of the damaged file is here.</source>
        <translation>Was von der beschädigten Datei lesbar ist, ist hier.</translation>
    </message>
    <message>
        <source>What could not be read is missing.</source>
        <translation>Was nicht lesbar war, fehlt.</translation>
    </message>
    <message>
        <source>The damaged file is kept as {path}.</source>
        <translation>Die beschädigte Datei bleibt als {path} erhalten.</translation>
    </message>
    <message>
        <source>Changes cannot be saved.</source>
        <translation>Änderungen können nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>Check who may write there, and whether the drive is connected.</source>
        <translation>Prüfen Sie, wer dort schreiben darf und ob das Laufwerk verbunden ist.</translation>
    </message>
    <message>
        <source>The drive is full.</source>
        <translation>Das Laufwerk ist voll.</translation>
    </message>
    <message>
        <source>There is no room left for {path}.</source>
        <translation>Für {path} ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Schaffen Sie Platz und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>Diese Nachricht kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>It was damaged on the drive; the others are not.</source>
        <translation>Sie wurde auf dem Laufwerk beschädigt, die anderen nicht.</translation>
    </message>
    <message>
        <source>Some settings make no sense.</source>
        <translation>Einige Einstellungen ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>These are back to their defaults: {names}. The old file is kept.</source>
        <translation>Diese stehen wieder auf ihren Standardwerten: {names}. Die alte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>It is beside {path}.</source>
        <translation>Sie liegt neben {path}.</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>They are back to their defaults; the old file is kept.</source>
        <translation>Sie stehen wieder auf den Standardwerten; die alte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>The settings were saved by a newer moechat.</source>
        <translation>Die Einstellungen wurden von einem neueren moechat gespeichert.</translation>
    </message>
    <message>
        <source>This version begins with the defaults; the newer file is kept.</source>
        <translation>Diese Version beginnt mit den Standardwerten; die neuere Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>The description of the machine cannot be read.</source>
        <translation>Die Beschreibung des Computers kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>Die Datei ist {path}.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>Save what `moechat doctor --json` prints and name that file.</source>
        <translation>Speichern Sie die Ausgabe von `moechat doctor --json` und geben Sie diese Datei an.</translation>
    </message>
    <message>
        <source>This file describes no machine.</source>
        <translation>Diese Datei beschreibt keinen Computer.</translation>
    </message>
    <message>
        <source>Something went wrong in moechat.</source>
        <translation>In moechat ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>This is a mistake of ours. The details are in the log.</source>
        <translation>Das ist unser Fehler. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>Check the connection, and the proxy in the settings.</source>
        <translation>Prüfen Sie die Verbindung und den Proxy in den Einstellungen.</translation>
    </message>
    <message>
        <source>What was downloaded is kept.</source>
        <translation>Das Heruntergeladene bleibt erhalten.</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>moechat is told to stay offline.</source>
        <translation>moechat soll offline bleiben.</translation>
    </message>
    <message>
        <source>The variable {variable} says so.</source>
        <translation>So gibt es die Variable {variable} vor.</translation>
    </message>
    <message>
        <source>Models that are here work. To get others, start it without that.</source>
        <translation>Vorhandene Modelle funktionieren. Um andere zu bekommen, starten Sie ohne diese Vorgabe.</translation>
    </message>
    <message>
        <source>“{address}” is not the address of a hub.</source>
        <translation>„{address}“ ist keine Adresse eines Hubs.</translation>
    </message>
    <message>
        <source>This is not the address of a hub.</source>
        <translation>Das ist keine Adresse eines Hubs.</translation>
    </message>
    <message>
        <source>It looks like https://huggingface.co. Correct it in the settings.</source>
        <translation>Sie sieht so aus: https://huggingface.co. Berichtigen Sie sie in den Einstellungen.</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>{host} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The model hub cannot be reached.</source>
        <translation>Der Modell-Hub ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>{host} asks to wait.</source>
        <translation>{host} bittet zu warten.</translation>
    </message>
    <message>
        <source>The model hub asks to wait.</source>
        <translation>Der Modell-Hub bittet zu warten.</translation>
    </message>
    <message>
        <source>It had too many requests from this network. Try again later.</source>
        <translation>Er bekam zu viele Anfragen aus diesem Netzwerk. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>{host} is out of order.</source>
        <translation>{host} ist gestört.</translation>
    </message>
    <message>
        <source>The model hub is out of order.</source>
        <translation>Der Modell-Hub ist gestört.</translation>
    </message>
    <message>
        <source>It answers, but not with what was asked for. Try again later, or check the address of the hub in the settings.</source>
        <translation>Er antwortet, aber nicht mit dem Gefragten. Versuchen Sie es später erneut, oder prüfen Sie die Adresse des Hubs in den Einstellungen.</translation>
    </message>
    <message>
        <source>This network wants you to sign in first.</source>
        <translation>Dieses Netzwerk verlangt zuerst eine Anmeldung.</translation>
    </message>
    <message>
        <source>A web page came instead of an answer from {host}.</source>
        <translation>Statt einer Antwort von {host} kam eine Webseite.</translation>
    </message>
    <message>
        <source>Open a web browser, sign in, and try again.</source>
        <translation>Öffnen Sie einen Webbrowser, melden Sie sich an und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The connection to {host} cannot be trusted.</source>
        <translation>Der Verbindung zu {host} kann nicht vertraut werden.</translation>
    </message>
    <message>
        <source>The connection to the hub cannot be trusted.</source>
        <translation>Der Verbindung zum Hub kann nicht vertraut werden.</translation>
    </message>
    <message>
        <source>Its certificate is unknown here. If your company inspects connections, add its certificate file in the settings. Otherwise check the clock of this PC, and whether this network wants you to sign in.</source>
        <translation>Sein Zertifikat ist hier unbekannt. Wenn Ihre Firma Verbindungen prüft, fügen Sie deren Zertifikatsdatei in den Einstellungen hinzu. Prüfen Sie sonst die Uhr dieses PCs und ob dieses Netzwerk eine Anmeldung verlangt.</translation>
    </message>
    <message>
        <source>The proxy wants another user name or password.</source>
        <translation>Der Proxy verlangt einen anderen Benutzernamen oder ein anderes Passwort.</translation>
    </message>
    <message>
        <source>Correct them in the settings.</source>
        <translation>Berichtigen Sie sie in den Einstellungen.</translation>
    </message>
    <message>
        <source>This is not the address of a proxy.</source>
        <translation>Das ist keine Proxy-Adresse.</translation>
    </message>
    <message>
        <source>It begins with http:// or socks5://. Correct it in the settings.</source>
        <translation>Sie beginnt mit http:// oder socks5://. Berichtigen Sie sie in den Einstellungen.</translation>
    </message>
    <message>
        <source>The proxy {host} does not work.</source>
        <translation>Der Proxy {host} funktioniert nicht.</translation>
    </message>
    <message>
        <source>The proxy does not work.</source>
        <translation>Der Proxy funktioniert nicht.</translation>
    </message>
    <message>
        <source>It cannot be reached, or it lets nothing through. Check the settings.</source>
        <translation>Er ist nicht erreichbar oder lässt nichts durch. Prüfen Sie die Einstellungen.</translation>
    </message>
    <message>
        <source>The file with certificates cannot be used.</source>
        <translation>Die Datei mit den Zertifikaten ist nicht verwendbar.</translation>
    </message>
    <message>
        <source>{path} is missing or holds no certificates.</source>
        <translation>{path} fehlt oder enthält keine Zertifikate.</translation>
    </message>
    <message>
        <source>Choose another one in the settings.</source>
        <translation>Wählen Sie in den Einstellungen eine andere.</translation>
    </message>
    <message>
        <source>{host} does not accept your access token.</source>
        <translation>{host} akzeptiert Ihr Zugriffstoken nicht.</translation>
    </message>
    <message>
        <source>The hub does not accept your access token.</source>
        <translation>Der Hub akzeptiert Ihr Zugriffstoken nicht.</translation>
    </message>
    <message>
        <source>It may have expired. Make a new one and put it into the settings.</source>
        <translation>Es ist vielleicht abgelaufen. Erstellen Sie ein neues und tragen Sie es in den Einstellungen ein.</translation>
    </message>
    <message>
        <source>This model is only for people who are signed in.</source>
        <translation>Dieses Modell ist nur für angemeldete Benutzer.</translation>
    </message>
    <message>
        <source>Accept its terms on its page in a web browser, then put an access token into the settings and try again.</source>
        <translation>Akzeptieren Sie die Bedingungen auf seiner Seite im Webbrowser, tragen Sie dann ein Zugriffstoken in den Einstellungen ein und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This model has terms that you have not accepted yet.</source>
        <translation>Sie haben die Bedingungen dieses Modells noch nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The model is {repo}.</source>
        <translation>Das Modell ist {repo}.</translation>
    </message>
    <message>
        <source>Accept them on its page in a web browser, then try again.</source>
        <translation>Akzeptieren Sie sie auf seiner Seite im Webbrowser und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The model was not found.</source>
        <translation>Das Modell wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The hub has no {repo}.</source>
        <translation>Der Hub hat kein {repo}.</translation>
    </message>
    <message>
        <source>It was renamed or deleted, or it is private and needs another access token.</source>
        <translation>Es wurde umbenannt oder gelöscht, oder es ist privat und braucht ein anderes Zugriffstoken.</translation>
    </message>
    <message>
        <source>This version of the model was not found.</source>
        <translation>Diese Version des Modells wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>{repo} has no version {revision} any more.</source>
        <translation>{repo} hat die Version {revision} nicht mehr.</translation>
    </message>
    <message>
        <source>Download the current one.</source>
        <translation>Laden Sie die aktuelle herunter.</translation>
    </message>
    <message>
        <source>{repo} was refused: it could do harm.</source>
        <translation>{repo} wurde abgelehnt: Es könnte Schaden anrichten.</translation>
    </message>
    <message>
        <source>This model was refused because it could do harm.</source>
        <translation>Dieses Modell wurde abgelehnt, weil es Schaden anrichten könnte.</translation>
    </message>
    <message>
        <source>The name of a file in it is not safe: “{file}”.</source>
        <translation>Der Name einer seiner Dateien ist nicht sicher: „{file}“.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another model.</source>
        <translation>Es wurde nichts geschrieben. Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>{repo} has too many files.</source>
        <translation>{repo} hat zu viele Dateien.</translation>
    </message>
    <message>
        <source>This model has too many files.</source>
        <translation>Dieses Modell hat zu viele Dateien.</translation>
    </message>
    <message>
        <source>More than {most_files} are not taken.</source>
        <translation>Mehr als {most_files} werden nicht angenommen.</translation>
    </message>
    <message>
        <source>This is no OpenVINO model.</source>
        <translation>Das ist kein OpenVINO-Modell.</translation>
    </message>
    <message>
        <source>{repo} has no file openvino_model.xml.</source>
        <translation>{repo} hat keine Datei openvino_model.xml.</translation>
    </message>
    <message>
        <source>Choose a model in OpenVINO format.</source>
        <translation>Wählen Sie ein Modell im OpenVINO-Format.</translation>
    </message>
    <message>
        <source>The drive is full, so the download waits.</source>
        <translation>Das Laufwerk ist voll, deshalb wartet der Download.</translation>
    </message>
    <message>
        <source>{missing_bytes} more are needed on the drive of {path}.</source>
        <translation>Auf dem Laufwerk von {path} fehlen noch {missing_bytes}.</translation>
    </message>
    <message>
        <source>Free some space: it goes on by itself.</source>
        <translation>Schaffen Sie Platz: Dann geht es von selbst weiter.</translation>
    </message>
    <message>
        <source>The drive cannot hold files as large as this model&apos;s.</source>
        <translation>Das Laufwerk kann so große Dateien, wie dieses Modell sie hat, nicht speichern.</translation>
    </message>
    <message>
        <source>{file} is larger than any file may be on it.</source>
        <translation>{file} ist größer, als eine Datei dort sein darf.</translation>
    </message>
    <message>
        <source>The folder is {path}.</source>
        <translation>Der Ordner ist {path}.</translation>
    </message>
    <message>
        <source>Choose another drive for models, or format it with another system.</source>
        <translation>Wählen Sie ein anderes Laufwerk für Modelle, oder formatieren Sie es mit einem anderen Dateisystem.</translation>
    </message>
    <message>
        <source>A file of the model arrives damaged.</source>
        <translation>Eine Datei des Modells kommt beschädigt an.</translation>
    </message>
    <message>
        <source>{file} was wrong twice; the other files are kept.</source>
        <translation>{file} war zweimal falsch; die anderen Dateien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Try again later, without a proxy or mirror if you use one.</source>
        <translation>Versuchen Sie es später erneut, ohne Proxy oder Spiegelserver, falls Sie einen verwenden.</translation>
    </message>
    <message>
        <source>Another program is downloading into this folder.</source>
        <translation>Ein anderes Programm lädt in diesen Ordner herunter.</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it.</source>
        <translation>Warten Sie, bis es fertig ist, oder schließen Sie es.</translation>
    </message>
    <message>
        <source>There is something else in the folder for this model.</source>
        <translation>Im Ordner für dieses Modell liegt etwas anderes.</translation>
    </message>
    <message>
        <source>Move it away, or choose another folder.</source>
        <translation>Verschieben Sie es, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The folder for this model has a name that is no text.</source>
        <translation>Der Ordner für dieses Modell hat einen Namen, der kein Text ist.</translation>
    </message>
    <message>
        <source>No model can be used in {path}.</source>
        <translation>In {path} ist kein Modell verwendbar.</translation>
    </message>
    <message>
        <source>Rename it, or choose another folder.</source>
        <translation>Benennen Sie ihn um, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>A link in the model&apos;s folder leads elsewhere.</source>
        <translation>Ein Link im Ordner des Modells führt woandershin.</translation>
    </message>
    <message>
        <source>Nothing is written through {path}.</source>
        <translation>Über {path} wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Remove the link and try again.</source>
        <translation>Entfernen Sie den Link und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The download waits: this connection may cost money.</source>
        <translation>Der Download wartet: Diese Verbindung kann Geld kosten.</translation>
    </message>
    <message>
        <source>The system calls it metered.</source>
        <translation>Das System nennt sie getaktet.</translation>
    </message>
    <message>
        <source>Go on with it if you want that, or change networks.</source>
        <translation>Setzen Sie ihn fort, wenn Sie das möchten, oder wechseln Sie das Netzwerk.</translation>
    </message>
    <message>
        <source>The download stopped unexpectedly.</source>
        <translation>Der Download brach unerwartet ab.</translation>
    </message>
    <message>
        <source>Try again: it goes on where it was.</source>
        <translation>Versuchen Sie es erneut: Er geht weiter, wo er war.</translation>
    </message>
    <message>
        <source>The graphics processor lost the model while the computer slept.</source>
        <translation>Der Grafikprozessor verlor das Modell, während der Computer schlief.</translation>
    </message>
    <message>
        <source>The engine was restarted and loads the model again by itself; your chats are all there. If it happens every time, install a newer graphics driver.</source>
        <translation>Die Engine wurde neu gestartet und lädt das Modell von selbst wieder; Ihre Chats sind alle da. Wenn es jedes Mal passiert, installieren Sie einen neueren Grafiktreiber.</translation>
    </message>
    <message>
        <source>The engine could not be started.</source>
        <translation>Die Engine konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>It did not report in time; the PC may be very busy, or a virus scanner may hold it back. Try again.</source>
        <translation>Sie meldete sich nicht rechtzeitig; vielleicht ist der PC sehr beschäftigt, oder ein Virenscanner hält sie auf. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>A part of moechat is missing or blocked, perhaps by a virus scanner. If trying again does not help, install moechat again.</source>
        <translation>Ein Teil von moechat fehlt oder ist blockiert, vielleicht durch einen Virenscanner. Hilft ein neuer Versuch nicht, installieren Sie moechat neu.</translation>
    </message>
    <message>
        <source>The engine was ended by another program.</source>
        <translation>Die Engine wurde von einem anderen Programm beendet.</translation>
    </message>
    <message>
        <source>The engine broke off its connection.</source>
        <translation>Die Engine brach ihre Verbindung ab.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Die Engine wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>The engine ran out of memory.</source>
        <translation>Der Engine ging der Speicher aus.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or context.</source>
        <translation>Schließen Sie andere Programme, oder wählen Sie ein kleineres Modell oder einen kleineren Kontext.</translation>
    </message>
    <message>
        <source>The engine was paused by another program.</source>
        <translation>Die Engine wurde von einem anderen Programm angehalten.</translation>
    </message>
    <message>
        <source>It gave no sign of life for {seconds} seconds and was ended.</source>
        <translation>Sie gab {seconds} Sekunden lang kein Lebenszeichen und wurde beendet.</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>Die Engine antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>No new word for {seconds} seconds.</source>
        <translation>Seit {seconds} Sekunden kein neues Wort.</translation>
    </message>
    <message>
        <source>The answer does not go on.</source>
        <translation>Die Antwort geht nicht weiter.</translation>
    </message>
    <message>
        <source>The engine is alive; the PC may be short of memory. Wait a little longer, or stop the answer; what was written is kept.</source>
        <translation>Die Engine lebt; vielleicht ist der Speicher des PCs knapp. Warten Sie noch etwas, oder halten Sie die Antwort an; das Geschriebene bleibt.</translation>
    </message>
    <message>
        <source>The engine sent something unreadable.</source>
        <translation>Die Engine sandte etwas Unlesbares.</translation>
    </message>
    <message>
        <source>It was ended, so that no part of an answer is lost unnoticed.</source>
        <translation>Sie wurde beendet, damit kein Teil einer Antwort unbemerkt verloren geht.</translation>
    </message>
    <message>
        <source>Engine and window are of different versions.</source>
        <translation>Engine und Fenster haben verschiedene Versionen.</translation>
    </message>
    <message>
        <source>An update may be half done. Close moechat and start it again; if that does not help, install it again.</source>
        <translation>Vielleicht ist ein Update erst halb fertig. Schließen Sie moechat und starten Sie es neu; hilft das nicht, installieren Sie es neu.</translation>
    </message>
    <message>
        <source>The engine stopped {count} times in {minutes} minutes.</source>
        <translation>Die Engine fiel {count}-mal in {minutes} Minuten aus.</translation>
    </message>
    <message>
        <source>The engine stopped again and again.</source>
        <translation>Die Engine fiel immer wieder aus.</translation>
    </message>
    <message>
        <source>The last time: {last}</source>
        <translation>Zuletzt: {last}</translation>
    </message>
    <message>
        <source>It no longer restarts by itself. Choose a smaller model or another device, or restart it.</source>
        <translation>Sie startet nicht mehr von selbst. Wählen Sie ein kleineres Modell oder ein anderes Gerät, oder starten Sie sie neu.</translation>
    </message>
    <message>
        <source>The answer was stopped. What was written is kept.</source>
        <translation>Die Antwort wurde angehalten. Das Geschriebene bleibt.</translation>
    </message>
    <message>
        <source>The engine had to be restarted; the model loads again with the next message.</source>
        <translation>Die Engine musste neu gestartet werden; das Modell lädt mit der nächsten Nachricht wieder.</translation>
    </message>
    <message>
        <source>moechat ended while this was being written.</source>
        <translation>moechat wurde beendet, während dies geschrieben wurde.</translation>
    </message>
    <message>
        <source>The answer can go on from its last word.</source>
        <translation>Die Antwort kann ab ihrem letzten Wort weitergehen.</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>The trouble is in chat {chat}.</source>
        <translation>Das Problem steckt in Chat {chat}.</translation>
    </message>
    <message>
        <source>It is in message {message}.</source>
        <translation>Es steckt in Nachricht {message}.</translation>
    </message>
    <message>
        <source>It is at “{field}”.</source>
        <translation>Es steckt bei „{field}“.</translation>
    </message>
    <message>
        <source>Have the other program export the chats once more.</source>
        <translation>Lassen Sie das andere Programm die Chats noch einmal exportieren.</translation>
    </message>
    <message>
        <source>Text, Markdown, code, CSV, PDF and DOCX files can be attached, and images.</source>
        <translation>Text-, Markdown-, Code-, CSV-, PDF- und DOCX-Dateien können angehängt werden, und Bilder.</translation>
    </message>
    <message>
        <source>Attach the part of it that matters, as a file of its own.</source>
        <translation>Hängen Sie den wichtigen Teil davon als eigene Datei an.</translation>
    </message>
    <message>
        <source>Open it in the program it came from, and save it under another name.</source>
        <translation>Öffnen Sie sie im Ursprungsprogramm und speichern Sie sie unter anderem Namen.</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <translation>{name} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This file is not there any more.</source>
        <translation>Diese Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>It was moved or deleted; attach it from where it is.</source>
        <translation>Sie wurde verschoben oder gelöscht; hängen Sie sie von ihrem jetzigen Ort an.</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Check who may read it, and whether the drive is connected.</source>
        <translation>Prüfen Sie, wer sie lesen darf und ob das Laufwerk verbunden ist.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} ist leer.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Diese Datei ist leer.</translation>
    </message>
    <message>
        <source>There is no text in it that could be read.</source>
        <translation>Sie enthält keinen lesbaren Text.</translation>
    </message>
    <message>
        <source>{name} is too large to attach.</source>
        <translation>{name} ist zu groß zum Anhängen.</translation>
    </message>
    <message>
        <source>This file is too large to attach.</source>
        <translation>Diese Datei ist zu groß zum Anhängen.</translation>
    </message>
    <message>
        <source>It has {bytes}, and files of up to {limit_bytes} are read.</source>
        <translation>Sie hat {bytes}, und Dateien bis {limit_bytes} werden gelesen.</translation>
    </message>
    <message>
        <source>{name} has too much text to attach.</source>
        <translation>{name} hat zu viel Text zum Anhängen.</translation>
    </message>
    <message>
        <source>This file has too much text to attach.</source>
        <translation>Diese Datei hat zu viel Text zum Anhängen.</translation>
    </message>
    <message>
        <source>Up to {most} characters are read.</source>
        <translation>Bis zu {most} Zeichen werden gelesen.</translation>
    </message>
    <message>
        <source>{name} is protected by a password.</source>
        <translation>{name} ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>This file is protected by a password.</source>
        <translation>Diese Datei ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>Save a copy without one, and attach that.</source>
        <translation>Speichern Sie eine Kopie ohne Passwort und hängen Sie diese an.</translation>
    </message>
    <message>
        <source>{name} has pictures of pages, but no text.</source>
        <translation>{name} enthält Bilder von Seiten, aber keinen Text.</translation>
    </message>
    <message>
        <source>This file has pictures of pages, but no text.</source>
        <translation>Diese Datei enthält Bilder von Seiten, aber keinen Text.</translation>
    </message>
    <message>
        <source>It was probably scanned. A program for text recognition (OCR) can make a copy with text.</source>
        <translation>Sie wurde wohl gescannt. Ein Programm zur Texterkennung (OCR) kann eine Kopie mit Text erstellen.</translation>
    </message>
    <message>
        <source>{name} is no {format} file.</source>
        <translation>{name} ist keine {format}-Datei.</translation>
    </message>
    <message>
        <source>This file is not what its name says.</source>
        <translation>Diese Datei ist nicht, was ihr Name sagt.</translation>
    </message>
    <message>
        <source>Its name ends in {suffix}, but something else is in it.</source>
        <translation>Ihr Name endet auf {suffix}, aber sie enthält etwas anderes.</translation>
    </message>
    <message>
        <source>It could be saved as {format} in its own program.</source>
        <translation>Sie ließe sich in ihrem eigenen Programm als {format} speichern.</translation>
    </message>
    <message>
        <source>Give it the name that it should have.</source>
        <translation>Geben Sie ihr den Namen, den sie haben sollte.</translation>
    </message>
    <message>
        <source>{name} holds no text that can be read.</source>
        <translation>{name} enthält keinen lesbaren Text.</translation>
    </message>
    <message>
        <source>This file holds no text that can be read.</source>
        <translation>Diese Datei enthält keinen lesbaren Text.</translation>
    </message>
    <message>
        <source>The encoding of {name} is not known.</source>
        <translation>Die Zeichenkodierung von {name} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The encoding of this file is not known.</source>
        <translation>Die Zeichenkodierung dieser Datei ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, and attach it again.</source>
        <translation>Speichern Sie sie als UTF-8 und hängen Sie sie erneut an.</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be read.</source>
        <translation>{name} ist beschädigt und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be read.</source>
        <translation>Diese Datei ist beschädigt und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{name} takes too much memory to read.</source>
        <translation>{name} braucht zum Lesen zu viel Speicher.</translation>
    </message>
    <message>
        <source>This file takes too much memory to read.</source>
        <translation>Diese Datei braucht zum Lesen zu viel Speicher.</translation>
    </message>
    <message>
        <source>{name} takes too long to read.</source>
        <translation>{name} braucht zum Lesen zu lange.</translation>
    </message>
    <message>
        <source>This file takes too long to read.</source>
        <translation>Diese Datei braucht zum Lesen zu lange.</translation>
    </message>
    <message>
        <source>{name} cannot be read: its reading was broken off.</source>
        <translation>{name} kann nicht gelesen werden: Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The reading of this file was broken off.</source>
        <translation>Das Lesen dieser Datei wurde abgebrochen.</translation>
    </message>
    <message>
        <source>{name} is no image that can be read.</source>
        <translation>{name} ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>This is no image that can be read.</source>
        <translation>Das ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>Save it as PNG or JPEG, and attach it again.</source>
        <translation>Speichern Sie es als PNG oder JPEG und hängen Sie es erneut an.</translation>
    </message>
    <message>
        <source>{name} cannot see images.</source>
        <translation>{name} kann keine Bilder sehen.</translation>
    </message>
    <message>
        <source>This model cannot see images.</source>
        <translation>Dieses Modell kann keine Bilder sehen.</translation>
    </message>
    <message>
        <source>It reads text alone. Choose a model that sees, or remove the image.</source>
        <translation>Es liest nur Text. Wählen Sie ein Modell, das sieht, oder entfernen Sie das Bild.</translation>
    </message>
    <message>
        <source>There are too many images in this chat.</source>
        <translation>In diesem Chat sind zu viele Bilder.</translation>
    </message>
    <message>
        <source>A chat can have {most}.</source>
        <translation>Ein Chat kann {most} haben.</translation>
    </message>
    <message>
        <source>Begin a new one.</source>
        <translation>Beginnen Sie einen neuen.</translation>
    </message>
    <message>
        <source>No chats were found in this file.</source>
        <translation>In dieser Datei wurden keine Chats gefunden.</translation>
    </message>
    <message>
        <source>Chats can be imported from moechat, ChatGPT, LM Studio and Open WebUI, as the JSON file or the ZIP archive that these export.</source>
        <translation>Chats lassen sich aus moechat, ChatGPT, LM Studio und Open WebUI importieren, als JSON-Datei oder ZIP-Archiv, wie diese sie exportieren.</translation>
    </message>
    <message>
        <source>These chats were exported by a newer moechat.</source>
        <translation>Diese Chats wurden von einem neueren moechat exportiert.</translation>
    </message>
    <message>
        <source>The file has format {found}, and this version knows those up to {known}.</source>
        <translation>Die Datei hat Format {found}, und diese Version kennt Formate bis {known}.</translation>
    </message>
    <message>
        <source>Install the newer version to import them.</source>
        <translation>Installieren Sie die neuere Version, um sie zu importieren.</translation>
    </message>
    <message>
        <source>This file is cut off: its end is missing.</source>
        <translation>Diese Datei ist abgeschnitten: Ihr Ende fehlt.</translation>
    </message>
    <message>
        <source>This file is damaged: it is no valid JSON.</source>
        <translation>Diese Datei ist beschädigt: Sie ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>This archive is damaged or locked.</source>
        <translation>Dieses Archiv ist beschädigt oder verschlüsselt.</translation>
    </message>
    <message>
        <source>Something is missing in this file.</source>
        <translation>In dieser Datei fehlt etwas.</translation>
    </message>
    <message>
        <source>In this file, messages answer in a circle.</source>
        <translation>In dieser Datei antworten Nachrichten im Kreis.</translation>
    </message>
    <message>
        <source>In this file, an identifier comes twice.</source>
        <translation>In dieser Datei kommt eine Kennung zweimal vor.</translation>
    </message>
    <message>
        <source>In this file, something refers to what is not there.</source>
        <translation>In dieser Datei verweist etwas auf Fehlendes.</translation>
    </message>
    <message>
        <source>Something in this file is not what it should be.</source>
        <translation>Etwas in dieser Datei ist nicht, was es sein sollte.</translation>
    </message>
    <message>
        <source>This file is nested too deeply.</source>
        <translation>Diese Datei ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This file has more than {most} chats.</source>
        <translation>Diese Datei hat mehr als {most} Chats.</translation>
    </message>
    <message>
        <source>This file has more than {most} messages.</source>
        <translation>Diese Datei hat mehr als {most} Nachrichten.</translation>
    </message>
    <message>
        <source>This archive claims to hold far more than it can.</source>
        <translation>Dieses Archiv gibt an, weit mehr zu enthalten, als es kann.</translation>
    </message>
    <message>
        <source>This file is too large to be imported.</source>
        <translation>Diese Datei ist zu groß für den Import.</translation>
    </message>
    <message>
        <source>It can have {limit} at most.</source>
        <translation>Sie darf höchstens {limit} haben.</translation>
    </message>
    <message>
        <source>The code could not be saved.</source>
        <translation>Der Code konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Choose another folder, or check who may write to this one.</source>
        <translation>Wählen Sie einen anderen Ordner, oder prüfen Sie, wer in diesen schreiben darf.</translation>
    </message>
    <message>
        <source>The chats could not be exported.</source>
        <translation>Die Chats konnten nicht exportiert werden.</translation>
    </message>
    <message>
        <source>There is no model called {name} here.</source>
        <translation>Hier gibt es kein Modell namens {name}.</translation>
    </message>
    <message>
        <source>There is no such model here.</source>
        <translation>Hier gibt es kein solches Modell.</translation>
    </message>
    <message>
        <source>“moechat models list” tells which there are.</source>
        <translation>„moechat models list“ zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>{name} is loaded at the moment.</source>
        <translation>{name} ist gerade geladen.</translation>
    </message>
    <message>
        <source>The model is loaded at the moment.</source>
        <translation>Das Modell ist gerade geladen.</translation>
    </message>
    <message>
        <source>Load another model or unload it first.</source>
        <translation>Laden Sie zuerst ein anderes Modell oder entladen Sie es.</translation>
    </message>
    <message>
        <source>{name} is in use elsewhere.</source>
        <translation>{name} wird anderswo verwendet.</translation>
    </message>
    <message>
        <source>A model is in use elsewhere.</source>
        <translation>Ein Modell wird anderswo verwendet.</translation>
    </message>
    <message>
        <source>It is loaded in another window of moechat, in a terminal, or to be measured. End that, and try again.</source>
        <translation>Es ist in einem anderen Fenster von moechat, in einem Terminal oder für eine Messung geladen. Beenden Sie das und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Nobody knows where {name} came from.</source>
        <translation>Die Herkunft von {name} ist unbekannt.</translation>
    </message>
    <message>
        <source>Nobody knows where the model came from.</source>
        <translation>Die Herkunft des Modells ist unbekannt.</translation>
    </message>
    <message>
        <source>So there is nothing to compare it with or to update it from. Download it again for that.</source>
        <translation>So gibt es nichts zum Vergleichen oder Aktualisieren. Laden Sie es dafür neu herunter.</translation>
    </message>
    <message>
        <source>The model could not be moved to the trash.</source>
        <translation>Das Modell konnte nicht in den Papierkorb verschoben werden.</translation>
    </message>
    <message>
        <source>{file} is damaged or missing; no model was added.</source>
        <translation>{file} ist beschädigt oder fehlt, daher wurde das Modell nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>A file is damaged or missing; no model was added.</source>
        <translation>Eine Datei ist beschädigt oder fehlt, daher wurde das Modell nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The system says: {reason}</source>
        <translation>Das System meldet: {reason}</translation>
    </message>
    <message>
        <source>Delete it for good instead; that cannot be undone.</source>
        <translation>Löschen Sie es stattdessen endgültig; das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>There is no OpenVINO model in this folder.</source>
        <translation>In diesem Ordner ist kein OpenVINO-Modell.</translation>
    </message>
    <message>
        <source>A model has the files openvino_model.xml and openvino_model.bin, those of its tokenizer, and config.json.</source>
        <translation>Ein Modell hat die Dateien openvino_model.xml und openvino_model.bin, die seines Tokenizers und config.json.</translation>
    </message>
    <message>
        <source>There is a folder of this name already.</source>
        <translation>Es gibt schon einen Ordner dieses Namens.</translation>
    </message>
    <message>
        <source>Rename one of the two, and try again.</source>
        <translation>Benennen Sie einen der beiden um und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Download the model instead.</source>
        <translation>Laden Sie das Modell stattdessen herunter.</translation>
    </message>
    <message>
        <source>Models cannot be moved into this folder.</source>
        <translation>Modelle können nicht in diesen Ordner verschoben werden.</translation>
    </message>
    <message>
        <source>{path} is in the present folder, or around it.</source>
        <translation>{path} liegt im jetzigen Ordner oder enthält ihn.</translation>
    </message>
    <message>
        <source>Choose a folder beside it, or on another drive.</source>
        <translation>Wählen Sie einen Ordner daneben oder auf einem anderen Laufwerk.</translation>
    </message>
    <message>
        <source>Download the model again.</source>
        <translation>Laden Sie das Modell neu herunter.</translation>
    </message>
    <message>
        <source>The model folder is gone.</source>
        <translation>Der Modellordner ist verschwunden.</translation>
    </message>
    <message>
        <source>Name a folder on the drive that is to be tested.</source>
        <translation>Nennen Sie einen Ordner auf dem Laufwerk, das getestet werden soll.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing at {path}.</source>
        <translation>Unter {path} ist nichts.</translation>
    </message>
    <message>
        <source>This is a file, not a folder.</source>
        <translation>Das ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>There is nothing to read on this drive.</source>
        <translation>Auf diesem Laufwerk gibt es nichts zu lesen.</translation>
    </message>
    <message>
        <source>{path} holds no model, and there is no room for a file to test with.</source>
        <translation>{path} enthält kein Modell, und für eine Testdatei ist kein Platz.</translation>
    </message>
    <message>
        <source>Make some room, or name a folder with a model.</source>
        <translation>Schaffen Sie Platz, oder nennen Sie einen Ordner mit einem Modell.</translation>
    </message>
    <message>
        <source>The drive could not be tested.</source>
        <translation>Das Laufwerk konnte nicht getestet werden.</translation>
    </message>
    <message>
        <source>A folder that can be written to, or one with a model, is needed.</source>
        <translation>Nötig ist ein Ordner, in den geschrieben werden kann, oder einer mit einem Modell.</translation>
    </message>
    <message>
        <source>The drive did not answer for {seconds} seconds.</source>
        <translation>Das Laufwerk antwortete {seconds} Sekunden lang nicht.</translation>
    </message>
    <message>
        <source>The drive did not answer.</source>
        <translation>Das Laufwerk antwortete nicht.</translation>
    </message>
    <message>
        <source>See that it is connected. Models on a drive that stops answering make the chat wait for it.</source>
        <translation>Prüfen Sie, ob es verbunden ist. Mit Modellen auf einem Laufwerk, das nicht mehr antwortet, wartet auch der Chat.</translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted, or its drive is not connected. Choose where the model is now.</source>
        <translation>Er wurde verschoben, umbenannt oder gelöscht, oder sein Laufwerk ist nicht verbunden. Wählen Sie, wo das Modell jetzt liegt.</translation>
    </message>
    <message>
        <source>This is a file, not a model folder.</source>
        <translation>Das ist eine Datei, kein Modellordner.</translation>
    </message>
    <message>
        <source>Choose the folder that holds the model&apos;s files.</source>
        <translation>Wählen Sie den Ordner, der die Dateien des Modells enthält.</translation>
    </message>
    <message>
        <source>The file openvino_model.xml is not in {path}.</source>
        <translation>Die Datei openvino_model.xml ist nicht in {path}.</translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged.</source>
        <translation>Die Beschreibung des Modells ist beschädigt.</translation>
    </message>
    <message>
        <source>{file} cannot be read; its download may have been cut short.</source>
        <translation>{file} kann nicht gelesen werden; vielleicht brach der Download ab.</translation>
    </message>
    <message>
        <source>{name} cannot run on the NPU.</source>
        <translation>{name} läuft nicht auf der NPU.</translation>
    </message>
    <message>
        <source>This model cannot run on the NPU.</source>
        <translation>Dieses Modell läuft nicht auf der NPU.</translation>
    </message>
    <message>
        <source>Choose the GPU or the CPU for it.</source>
        <translation>Wählen Sie dafür die GPU oder die CPU.</translation>
    </message>
    <message>
        <source>{name} cannot be used for a chat.</source>
        <translation>{name} ist für Chats nicht verwendbar.</translation>
    </message>
    <message>
        <source>This model cannot be used for a chat.</source>
        <translation>Dieses Modell ist für Chats nicht verwendbar.</translation>
    </message>
    <message>
        <source>It is not a language model, or it was made for another version of OpenVINO. Choose another model.</source>
        <translation>Es ist kein Sprachmodell oder für eine andere Version von OpenVINO gemacht. Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The model&apos;s weights are missing.</source>
        <translation>Die Gewichte des Modells fehlen.</translation>
    </message>
    <message>
        <source>{file} is not in the folder.</source>
        <translation>{file} ist nicht im Ordner.</translation>
    </message>
    <message>
        <source>The model&apos;s weights were never downloaded.</source>
        <translation>Die Gewichte des Modells wurden nie heruntergeladen.</translation>
    </message>
    <message>
        <source>{file} is a small placeholder that Git leaves for a large file.</source>
        <translation>{file} ist ein kleiner Platzhalter, den Git für eine große Datei hinterlässt.</translation>
    </message>
    <message>
        <source>Run “git lfs pull” in the folder, or download the model again.</source>
        <translation>Führen Sie „git lfs pull“ im Ordner aus, oder laden Sie das Modell neu herunter.</translation>
    </message>
    <message>
        <source>The model&apos;s weights are damaged.</source>
        <translation>Die Gewichte des Modells sind beschädigt.</translation>
    </message>
    <message>
        <source>{file} does not fit the model; its download may have been cut short.</source>
        <translation>{file} passt nicht zum Modell; vielleicht brach der Download ab.</translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer is incomplete.</source>
        <translation>Der Tokenizer des Modells ist unvollständig.</translation>
    </message>
    <message>
        <source>Without {file} it can neither read nor write text.</source>
        <translation>Ohne {file} kann es Text weder lesen noch schreiben.</translation>
    </message>
    <message>
        <source>The tokenizer of {name} is damaged.</source>
        <translation>Der Tokenizer von {name} ist beschädigt.</translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer is damaged.</source>
        <translation>Der Tokenizer des Modells ist beschädigt.</translation>
    </message>
    <message>
        <source>Without it the model can neither read nor write text.</source>
        <translation>Ohne ihn kann das Modell Text weder lesen noch schreiben.</translation>
    </message>
    <message>
        <source>A configuration file of the model is damaged.</source>
        <translation>Eine Konfigurationsdatei des Modells ist beschädigt.</translation>
    </message>
    <message>
        <source>{file} cannot be understood.</source>
        <translation>{file} ist nicht verständlich.</translation>
    </message>
    <message>
        <source>Its field “{field}” is missing or has a wrong value.</source>
        <translation>Das Feld „{field}“ fehlt darin oder hat einen falschen Wert.</translation>
    </message>
    <message>
        <source>Download that file again, or the whole model.</source>
        <translation>Laden Sie diese Datei oder das ganze Modell neu herunter.</translation>
    </message>
    <message>
        <source>{name} was not made for conversations.</source>
        <translation>{name} ist nicht für Konversationen gemacht.</translation>
    </message>
    <message>
        <source>This model was not made for conversations.</source>
        <translation>Dieses Modell ist nicht für Konversationen gemacht.</translation>
    </message>
    <message>
        <source>It has no chat template and can only go on with a text. Choose a model whose name says Instruct or Chat.</source>
        <translation>Es hat kein Chat-Template und kann einen Text nur fortsetzen. Wählen Sie ein Modell mit Instruct oder Chat im Namen.</translation>
    </message>
    <message>
        <source>The model cannot take this conversation as it is.</source>
        <translation>Das Modell kann diese Konversation so nicht annehmen.</translation>
    </message>
    <message>
        <source>Its chat template refused it: {reason}</source>
        <translation>Sein Chat-Template lehnte sie ab: {reason}</translation>
    </message>
    <message>
        <source>Start a new chat, or choose another model.</source>
        <translation>Beginnen Sie einen neuen Chat, oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The model&apos;s files changed while it was in use.</source>
        <translation>Die Dateien des Modells änderten sich während der Verwendung.</translation>
    </message>
    <message>
        <source>Files in {path} were replaced, moved or deleted.</source>
        <translation>Dateien in {path} wurden ersetzt, verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation>Laden Sie das Modell neu.</translation>
    </message>
    <message>
        <source>The model folder cannot be read.</source>
        <translation>Der Modellordner kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Check its name and who may read it, or choose another.</source>
        <translation>Prüfen Sie seinen Namen und wer ihn lesen darf, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>{device} was not found on this PC.</source>
        <translation>{device} wurde auf diesem PC nicht gefunden.</translation>
    </message>
    <message>
        <source>The device was not found on this PC.</source>
        <translation>Das Gerät wurde auf diesem PC nicht gefunden.</translation>
    </message>
    <message>
        <source>There is: {available}.</source>
        <translation>Vorhanden: {available}.</translation>
    </message>
    <message>
        <source>Choose another device, or install the driver of this one.</source>
        <translation>Wählen Sie ein anderes Gerät, oder installieren Sie den Treiber von diesem.</translation>
    </message>
    <message>
        <source>{device} does not know the setting {property}.</source>
        <translation>{device} kennt die Einstellung {property} nicht.</translation>
    </message>
    <message>
        <source>The device does not know a setting.</source>
        <translation>Das Gerät kennt eine Einstellung nicht.</translation>
    </message>
    <message>
        <source>Set it back to automatic and load the model again.</source>
        <translation>Stellen Sie sie auf „Automatisch“ zurück und laden Sie das Modell neu.</translation>
    </message>
    <message>
        <source>There is not enough memory for this model.</source>
        <translation>Für dieses Modell ist nicht genug Speicher da.</translation>
    </message>
    <message>
        <source>It needs {needed_bytes}; {free_bytes} are free.</source>
        <translation>Es braucht {needed_bytes}; frei sind {free_bytes}.</translation>
    </message>
    <message>
        <source>At least {missing_bytes} more are needed.</source>
        <translation>Mindestens {missing_bytes} mehr sind nötig.</translation>
    </message>
    <message>
        <source>There is too little memory for {name}.</source>
        <translation>Für {name} ist zu wenig Speicher da.</translation>
    </message>
    <message>
        <source>There is too little memory for this model.</source>
        <translation>Für dieses Modell ist zu wenig Speicher da.</translation>
    </message>
    <message>
        <source>{enough_bytes} free would be enough; now it is {available_bytes}. Close {missing_bytes} of other programs.</source>
        <translation>{enough_bytes} frei würden reichen; jetzt sind es {available_bytes}. Schließen Sie andere Programme mit zusammen {missing_bytes}.</translation>
    </message>
    <message>
        <source>A smaller model may fit.</source>
        <translation>Ein kleineres Modell passt vielleicht.</translation>
    </message>
    <message>
        <source>The model could not be loaded in any way that is left.</source>
        <translation>Das Modell konnte auf keine verbleibende Weise geladen werden.</translation>
    </message>
    <message>
        <source>Memory ran out at every try, also with less of the model in memory.</source>
        <translation>Bei jedem Versuch ging der Speicher aus, auch mit weniger vom Modell im Speicher.</translation>
    </message>
    <message>
        <source>Close other programs and load it again, or choose a smaller model.</source>
        <translation>Schließen Sie andere Programme und laden Sie es neu, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>{name} was not loaded by itself this time.</source>
        <translation>{name} wurde diesmal nicht von selbst geladen.</translation>
    </message>
    <message>
        <source>The model was not loaded by itself this time.</source>
        <translation>Das Modell wurde diesmal nicht von selbst geladen.</translation>
    </message>
    <message>
        <source>While it was being loaded the last time, moechat or the whole PC stopped; memory may have run out. It is safer to keep less of it in memory.</source>
        <translation>Beim letzten Laden blieb moechat oder der ganze PC stehen; vielleicht ging der Speicher aus. Sicherer ist es, weniger davon im Speicher zu halten.</translation>
    </message>
    <message>
        <source>The driver of the NPU stopped answering.</source>
        <translation>Der Treiber der NPU antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>A newer driver may help if it happens again.</source>
        <translation>Ein neuerer Treiber hilft vielleicht, wenn es wieder passiert.</translation>
    </message>
    <message>
        <source>The graphics driver stopped answering.</source>
        <translation>Der Grafiktreiber antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>The driver of the {device} does not answer.</source>
        <translation>Der Treiber von {device} antwortet nicht.</translation>
    </message>
    <message>
        <source>A driver does not answer.</source>
        <translation>Ein Treiber antwortet nicht.</translation>
    </message>
    <message>
        <source>It was asked and waited for, {seconds} seconds long.</source>
        <translation>Er wurde gefragt, und {seconds} Sekunden lang kam nichts.</translation>
    </message>
    <message>
        <source>Models run on the CPU meanwhile. Start the PC again; if that does not help, install a newer driver.</source>
        <translation>Modelle laufen einstweilen auf der CPU. Starten Sie den PC neu; hilft das nicht, installieren Sie einen neueren Treiber.</translation>
    </message>
    <message>
        <source>The graphics processor dropped out.</source>
        <translation>Der Grafikprozessor fiel aus.</translation>
    </message>
    <message>
        <source>Its memory may have been too full, or its driver was reset. If it happens again, close other programs, stream more of the model, or install a newer driver.</source>
        <translation>Vielleicht war sein Speicher zu voll, oder sein Treiber wurde zurückgesetzt. Wenn es wieder passiert, schließen Sie andere Programme, streamen Sie mehr vom Modell, oder installieren Sie einen neueren Treiber.</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>Das Modell konnte nicht geladen werden.</translation>
    </message>
    <message>
        <source>Its files may be damaged, or made for another version of OpenVINO. Try again, or choose another model.</source>
        <translation>Vielleicht sind seine Dateien beschädigt oder für eine andere Version von OpenVINO gemacht. Versuchen Sie es erneut, oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The starter model could not be downloaded.</source>
        <translation>Das Startmodell konnte nicht heruntergeladen werden.</translation>
    </message>
    <message>
        <source>Check the connection and try again, or choose a model folder.</source>
        <translation>Prüfen Sie die Verbindung und versuchen Sie es erneut, oder wählen Sie einen Modellordner.</translation>
    </message>
    <message>
        <source>The starter model is damaged.</source>
        <translation>Das Startmodell ist beschädigt.</translation>
    </message>
    <message>
        <source>Try again: it is downloaded anew.</source>
        <translation>Versuchen Sie es erneut: Es wird neu heruntergeladen.</translation>
    </message>
    <message>
        <source>What was written is kept.</source>
        <translation>Das Geschriebene bleibt.</translation>
    </message>
    <message>
        <source>The engine was restarted; the answer can go on from its last word.</source>
        <translation>Die Engine wurde neu gestartet; die Antwort kann ab ihrem letzten Wort weitergehen.</translation>
    </message>
    <message>
        <source>The engine was restarted; your message is kept.</source>
        <translation>Die Engine wurde neu gestartet; Ihre Nachricht bleibt erhalten.</translation>
    </message>
    <message>
        <source>It was restarted; the model loads again with the next message.</source>
        <translation>Sie wurde neu gestartet; das Modell lädt mit der nächsten Nachricht wieder.</translation>
    </message>
    <message>
        <source>Load the model again, or choose another.</source>
        <translation>Laden Sie das Modell neu, oder wählen Sie ein anderes.</translation>
    </message>
</context>
<context>
    <name>FaultAction</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Continue the answer</source>
        <translation>Antwort fortsetzen</translation>
    </message>
    <message>
        <source>Restart the engine</source>
        <translation>Engine neu starten</translation>
    </message>
    <message>
        <source>Load the model again</source>
        <translation>Modell neu laden</translation>
    </message>
    <message>
        <source>Load it anyway</source>
        <translation>Trotzdem laden</translation>
    </message>
    <message>
        <source>Load it with less in memory</source>
        <translation>Mit weniger im Speicher laden</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Jetzt anhalten</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>Modell wählen…</translation>
    </message>
    <message>
        <source>Choose a device…</source>
        <translation>Gerät wählen…</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Go on with what can be read</source>
        <translation>Mit dem Lesbaren weitermachen</translation>
    </message>
</context>
<context>
    <name>FaultRow</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>FileCache</name>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{done} of {total} read</source>
        <translation>{done} von {total} gelesen</translation>
    </message>
    <message>
        <source>Reading ahead</source>
        <translation>Wird vorausgelesen</translation>
    </message>
    <message>
        <source>The rest has no room in the free memory</source>
        <translation>Der Rest hat im freien Speicher keinen Platz</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Waits until the answer is written</source>
        <translation>Wartet, bis die Antwort geschrieben ist</translation>
    </message>
    <message>
        <source>Stopped: other programs need the memory</source>
        <translation>Gestoppt: Andere Programme brauchen den Speicher</translation>
    </message>
    <message>
        <source>Not on battery power</source>
        <translation>Nicht im Akkubetrieb</translation>
    </message>
    <message>
        <source>Too little memory is left free for it</source>
        <translation>Dafür bleibt zu wenig Speicher frei</translation>
    </message>
    <message>
        <source>Stopped: the model&apos;s file is gone, or shorter than it should be</source>
        <translation>Gestoppt: Die Datei des Modells ist weg oder kürzer als erwartet</translation>
    </message>
    <message>
        <source>Stopped: the model&apos;s file may not be read</source>
        <translation>Gestoppt: Die Datei des Modells darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>Stopped: the drive does not give the model&apos;s file</source>
        <translation>Gestoppt: Das Laufwerk gibt die Datei des Modells nicht her</translation>
    </message>
    <message>
        <source>Stopped; it begins again when a model is loaded</source>
        <translation>Gestoppt; beginnt neu, wenn ein Modell geladen wird</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this chat</source>
        <translation>In diesem Chat suchen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorherige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>FirstLook</name>
    <message>
        <source>Graphics</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Model drive</source>
        <translation>Modelllaufwerk</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>This PC can run models larger than its memory</source>
        <translation>Dieser PC kann Modelle ausführen, die größer sind als sein Speicher</translation>
    </message>
    <message>
        <source>This PC can chat, and could do better</source>
        <translation>Dieser PC kann chatten und könnte mehr</translation>
    </message>
    <message>
        <source>This PC can run models that fit in its memory</source>
        <translation>Dieser PC kann Modelle ausführen, die in seinen Speicher passen</translation>
    </message>
    <message>
        <source>{total}, {free} free</source>
        <translation>{total}, {free} frei</translation>
    </message>
    <message>
        <source>{speed} MB/s in slices</source>
        <translation>{speed}&#xa0;MB/⁠s in Stücken</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Nothing of the catalogue runs fast here; this one runs best</source>
        <translation>Nichts aus dem Katalog läuft hier schnell; dieses läuft am besten</translation>
    </message>
    <message>
        <source>The best that this PC runs well: {ratio} % of its experts streamed</source>
        <translation>Das beste Modell für diesen PC: {ratio} % seiner Experten gestreamt</translation>
    </message>
    <message>
        <source>The best that this PC runs well, wholly in memory</source>
        <translation>Das beste Modell für diesen PC, ganz im Speicher</translation>
    </message>
    <message>
        <source>about {speed} tokens a second ({basis})</source>
        <translation>etwa {speed} Token pro Sekunde ({basis})</translation>
    </message>
    <message>
        <source>{how}, {speed}.</source>
        <translation>{how}, {speed}.</translation>
    </message>
    <message>
        <source>Everything runs here. Nothing you type leaves this computer.</source>
        <translation>Alles läuft hier. Nichts von Ihren Eingaben verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Anderes Modell wählen</translation>
    </message>
    <message>
        <source>Add a folder I have…</source>
        <translation>Vorhandenen Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Use the starter model</source>
        <translation>Startmodell verwenden</translation>
    </message>
    <message>
        <source>It is small and fast: good to try the program, weak at answers</source>
        <translation>Klein und schnell: gut zum Ausprobieren, schwach im Antworten</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Looking at this PC…</source>
        <translation>Dieser PC wird geprüft…</translation>
    </message>
    <message>
        <source>Download and chat</source>
        <translation>Herunterladen und chatten</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Asking the hub for its terms…</source>
        <translation>Hub wird nach den Bedingungen gefragt…</translation>
    </message>
    <message>
        <source>Looking at the drives for it…</source>
        <translation>Laufwerke werden geprüft…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>FooterRow</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>Neu generieren</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Verzweigen</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>The model ended its answer without a word</source>
        <translation>Das Modell beendete die Antwort ohne ein Wort</translation>
    </message>
    <message>
        <source>Ended by the token limit</source>
        <translation>An der Token-Grenze beendet</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Von Ihnen angehalten</translation>
    </message>
    <message>
        <source>{0} token</source>
        <translation>{0} Token</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} Token</translation>
    </message>
    <message>
        <source>first token {0}</source>
        <translation>erstes Token {0}</translation>
    </message>
</context>
<context>
    <name>Gatekeeper</name>
    <message>
        <source>not named</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>Licence: {0}. Its owners have to allow the download: ask for it on its page. The hub knows you by an access token, which you make on the hub and enter here.</source>
        <translation>Lizenz: {0}. Die Eigentümer müssen den Download erlauben: Bitten Sie auf der Seite darum. Der Hub erkennt Sie an einem Zugriffstoken, das Sie auf dem Hub erstellen und hier eingeben.</translation>
    </message>
    <message>
        <source>Licence: {0}. Read and accept its terms on its page. The hub knows you by an access token, which you make on the hub and enter here. Then go on.</source>
        <translation>Lizenz: {0}. Lesen und akzeptieren Sie die Bedingungen auf der Seite. Der Hub erkennt Sie an einem Zugriffstoken, das Sie auf dem Hub erstellen und hier eingeben. Danach geht es weiter.</translation>
    </message>
    <message>
        <source>{0} asks you to accept its terms</source>
        <translation>{0} verlangt, dass Sie die Bedingungen akzeptieren</translation>
    </message>
    <message>
        <source>I have accepted them</source>
        <translation>Ich habe sie akzeptiert</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation>Seite öffnen…</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation>Token eingeben…</translation>
    </message>
</context>
<context>
    <name>GaugePresenter</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} Token</translation>
    </message>
    <message>
        <source>{0} of {1} tokens</source>
        <translation>{0} von {1} Token</translation>
    </message>
    <message>
        <source>{0} MB/s</source>
        <translation>{0} MB/s</translation>
    </message>
    <message>
        <source>{0} % streamed</source>
        <translation>{0} % gestreamt</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Enter (Shift+Enter: new line)</source>
        <translation>Enter (Umschalt+Enter: neue Zeile)</translation>
    </message>
    <message>
        <source>Ctrl+Enter (Enter: new line)</source>
        <translation>Strg+Enter (Enter: neue Zeile)</translation>
    </message>
    <message>
        <source>Models in memory only</source>
        <translation>Nur bei Modellen im Speicher</translation>
    </message>
    <message>
        <source>With every model</source>
        <translation>Mit jedem Modell</translation>
    </message>
    <message>
        <source>Never: the first words are the title</source>
        <translation>Nie: erste Wörter als Titel</translation>
    </message>
    <message>
        <source>Beside the chat</source>
        <translation>Neben dem Chat</translation>
    </message>
    <message>
        <source>While you are elsewhere</source>
        <translation>Während Sie woanders sind</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
</context>
<context>
    <name>GenerationPage</name>
    <message>
        <source>All chats</source>
        <translation>Alle Chats</translation>
    </message>
    <message>
        <source>The open chat</source>
        <translation>Der offene Chat</translation>
    </message>
    <message>
        <source>Use the shared values</source>
        <translation>Gemeinsame Werte verwenden</translation>
    </message>
    <message>
        <source>Forget what was chosen for this chat only</source>
        <translation>Vergessen, was nur für diesen Chat gewählt wurde</translation>
    </message>
    <message>
        <source>a new chat</source>
        <translation>ein neuer Chat</translation>
    </message>
    <message>
        <source>Has values of its own: {0}</source>
        <translation>Hat eigene Werte: {0}</translation>
    </message>
    <message>
        <source>Open now: {0}</source>
        <translation>Jetzt offen: {0}</translation>
    </message>
    <message>
        <source>{0}, as all chats</source>
        <translation>{0}, wie alle Chats</translation>
    </message>
    <message>
        <source>The model&apos;s own</source>
        <translation>Wie das Modell</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Was das Modell liest</translation>
    </message>
    <message>
        <source>How words are drawn</source>
        <translation>Wie Wörter gezogen werden</translation>
    </message>
    <message>
        <source>Against repetition</source>
        <translation>Gegen Wiederholungen</translation>
    </message>
    <message>
        <source>Length and end</source>
        <translation>Länge und Ende</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Another for each answer</source>
        <translation>Für jede Antwort ein anderer</translation>
    </message>
</context>
<context>
    <name>ImageViewer</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>[image]</source>
        <translation>[Bild]</translation>
    </message>
    <message>
        <source>[audio]</source>
        <translation>[Audio]</translation>
    </message>
    <message>
        <source>[video]</source>
        <translation>[Video]</translation>
    </message>
    <message>
        <source>[file: {0}]</source>
        <translation>[Datei: {0}]</translation>
    </message>
    <message>
        <source>[not imported: {0}]</source>
        <translation>[nicht importiert: {0}]</translation>
    </message>
    <message>
        <source>The chat of this file is here already.</source>
        <translation>Der Chat dieser Datei ist schon hier.</translation>
    </message>
    <message>
        <source>All {chats} chats of this file are here already.</source>
        <translation>Alle {chats} Chats dieser Datei sind schon hier.</translation>
    </message>
    <message>
        <source>1 of the {chats} chats of this file is here already.</source>
        <translation>1 der {chats} Chats dieser Datei ist schon hier.</translation>
    </message>
    <message>
        <source>{known} of the {chats} chats of this file are here already.</source>
        <translation>{known} der {chats} Chats dieser Datei sind schon hier.</translation>
    </message>
    <message>
        <source>1 chat imported from {program}.</source>
        <translation>1 Chat aus {program} importiert.</translation>
    </message>
    <message>
        <source>{count} chats imported from {program}.</source>
        <translation>{count} Chats aus {program} importiert.</translation>
    </message>
    <message>
        <source>1 chat left out, as it is here already.</source>
        <translation>1 Chat ausgelassen, da er schon hier ist.</translation>
    </message>
    <message>
        <source>{count} chats left out, as they are here already.</source>
        <translation>{count} Chats ausgelassen, da sie schon hier sind.</translation>
    </message>
</context>
<context>
    <name>Inspection</name>
    <message>
        <source>OpenVINO GenAI lists the architecture {model_type} as supported.</source>
        <translation>OpenVINO GenAI führt die Architektur {model_type} als unterstützt.</translation>
    </message>
    <message>
        <source>OpenVINO GenAI does not list the architecture {model_type}; it may work all the same.</source>
        <translation>OpenVINO GenAI führt die Architektur {model_type} nicht auf; sie funktioniert vielleicht trotzdem.</translation>
    </message>
    <message>
        <source>OpenVINO GenAI refuses models with vision of the architecture {model_type}. A newer version may know it.</source>
        <translation>OpenVINO GenAI lehnt Bildmodelle der Architektur {model_type} ab. Eine neuere Version kennt sie vielleicht.</translation>
    </message>
    <message>
        <source>The folder does not say which architecture this is.</source>
        <translation>Der Ordner nennt die Architektur nicht.</translation>
    </message>
    <message>
        <source>Weights in {precision} work on every device.</source>
        <translation>Gewichte in {precision} funktionieren auf jedem Gerät.</translation>
    </message>
    <message>
        <source>Weights in {precision} are rare; not every device computes with them.</source>
        <translation>Gewichte in {precision} sind selten; nicht jedes Gerät rechnet damit.</translation>
    </message>
    <message>
        <source>The precision of the weights could not be recognised.</source>
        <translation>Die Genauigkeit der Gewichte wurde nicht erkannt.</translation>
    </message>
    <message>
        <source>With 8-bit experts on a GPU, prompts of more than 15,000 tokens failed in earlier versions; a 4-bit export of the model is safer.</source>
        <translation>Mit 8-Bit-Experten auf einer GPU schlugen in früheren Versionen Prompts von mehr als 15.000 Token fehl; ein 4-Bit-Export des Modells ist sicherer.</translation>
    </message>
    <message>
        <source>It is no Mixture of Experts, so there are no experts to stream.</source>
        <translation>Es ist kein Mixture of Experts, also gibt es keine Experten zu streamen.</translation>
    </message>
    <message>
        <source>Its experts are stored in the layout that the GPU plugin streams: gate, up and down on their own, compressed, with zero points.</source>
        <translation>Seine Experten sind in der Anordnung gespeichert, die das GPU-Plugin streamt: Gate, Up und Down einzeln, komprimiert, mit Nullpunkten.</translation>
    </message>
    <message>
        <source>Models of the family {model_type} have been streamed; whether this file can be shows when it is there.</source>
        <translation>Modelle der Familie {model_type} wurden schon gestreamt; ob diese Datei es kann, zeigt sich, wenn sie da ist.</translation>
    </message>
    <message>
        <source>Its experts keep gate and up in one matrix, as gpt-oss does; this release cannot stream those.</source>
        <translation>Seine Experten halten Gate und Up in einer Matrix, wie bei gpt-oss; diese Version kann sie nicht streamen.</translation>
    </message>
    <message>
        <source>Its experts are stored in {precision}; only experts of 4 or 8 bits can be streamed.</source>
        <translation>Seine Experten sind in {precision} gespeichert; nur Experten mit 4 oder 8 Bit lassen sich streamen.</translation>
    </message>
    <message>
        <source>It has {count} shared experts a layer; the GPU plugin handles one.</source>
        <translation>Es hat {count} geteilte Experten pro Schicht; das GPU-Plugin kann einen.</translation>
    </message>
    <message>
        <source>Its shared expert is {shared} wide and the routed ones {routed}; the GPU plugin wants them equal.</source>
        <translation>Sein geteilter Experte ist {shared} breit und die gerouteten {routed}; das GPU-Plugin verlangt gleiche Breiten.</translation>
    </message>
    <message>
        <source>Its activation is written in a form that the GPU plugin does not recognise, so its experts would all stay in memory.</source>
        <translation>Seine Aktivierung hat eine Form, die das GPU-Plugin nicht erkennt; alle Experten blieben im Speicher.</translation>
    </message>
    <message>
        <source>Its experts have no zero points (symmetric compression); streaming has not been shown to work with that.</source>
        <translation>Seine Experten haben keine Nullpunkte (symmetrische Kompression); dass Streamen damit geht, ist nicht erwiesen.</translation>
    </message>
    <message>
        <source>Its experts are stored one by one, as older exports do; OpenVINO may join them when it loads the model, or not.</source>
        <translation>Seine Experten sind einzeln gespeichert, wie bei älteren Exporten; OpenVINO fügt sie beim Laden vielleicht zusammen, vielleicht nicht.</translation>
    </message>
    <message>
        <source>Its experts are stored in a layout that is not known to be streamed.</source>
        <translation>Seine Experten sind in einer Anordnung gespeichert, von der nicht bekannt ist, dass sie sich streamen lässt.</translation>
    </message>
    <message>
        <source>Nobody has reported a streamed model of the family {model_type}.</source>
        <translation>Von einem gestreamten Modell der Familie {model_type} hat noch niemand berichtet.</translation>
    </message>
    <message>
        <source>config.json is missing; the longest context is not known.</source>
        <translation>config.json fehlt; der längste Kontext ist nicht bekannt.</translation>
    </message>
    <message>
        <source>{file} with the weights is missing.</source>
        <translation>{file} mit den Gewichten fehlt.</translation>
    </message>
    <message>
        <source>{file} is a placeholder of Git LFS; the weights were not downloaded.</source>
        <translation>{file} ist ein Platzhalter von Git LFS; die Gewichte wurden nicht heruntergeladen.</translation>
    </message>
    <message>
        <source>{file} has {bytes} of {needed_bytes}; its download was cut short.</source>
        <translation>{file} hat {bytes} von {needed_bytes}; der Download brach ab.</translation>
    </message>
    <message>
        <source>Estimated from config.json and the sizes of the files; the experts are right within {percent} %.</source>
        <translation>Geschätzt aus config.json und den Dateigrößen; die Experten stimmen auf {percent} %.</translation>
    </message>
    <message>
        <source>The graph has {counted} of experts, but {by_shape} have the shape of experts.</source>
        <translation>Der Graph hat {counted} an Experten, aber {by_shape} haben die Form von Experten.</translation>
    </message>
    <message>
        <source>Thinking can be switched on and off in each chat.</source>
        <translation>Denken lässt sich in jedem Chat ein- und ausschalten.</translation>
    </message>
    <message>
        <source>The effort of its reasoning can be chosen in each chat.</source>
        <translation>Der Denkaufwand lässt sich in jedem Chat wählen.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>unproven</source>
        <translation>unerwiesen</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>JumpButton</name>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Not enough memory at {ratio} %</source>
        <translation>Nicht genug Speicher bei {ratio} %</translation>
    </message>
    <message>
        <source>Not enough memory for a first word at {ratio} %</source>
        <translation>Nicht genug Speicher für ein erstes Wort bei {ratio} %</translation>
    </message>
    <message>
        <source>Memory ran out in an answer at {ratio} %</source>
        <translation>Bei {ratio} % ging in einer Antwort der Speicher aus</translation>
    </message>
    <message>
        <source>Memory is too short at {ratio} %</source>
        <translation>Der Speicher ist knapp bei {ratio} %</translation>
    </message>
    <message>
        <source>Not enough memory for the whole model</source>
        <translation>Nicht genug Speicher für das ganze Modell</translation>
    </message>
    <message>
        <source>Not enough memory for a first word with the whole model in it</source>
        <translation>Nicht genug Speicher für ein erstes Wort mit dem ganzen Modell darin</translation>
    </message>
    <message>
        <source>Memory ran out in an answer with the whole model in it</source>
        <translation>Mit dem ganzen Modell ging in einer Antwort der Speicher aus</translation>
    </message>
    <message>
        <source>Memory is too short for the whole model</source>
        <translation>Der Speicher ist knapp für das ganze Modell</translation>
    </message>
    <message>
        <source>{trouble}: trying {ratio} %, which needs {freed} less.</source>
        <translation>{trouble}: Versuch mit {ratio} %, was {freed} weniger braucht.</translation>
    </message>
    <message>
        <source>{trouble}: trying conversations of {context_tokens} tokens, which needs {freed} less.</source>
        <translation>{trouble}: Versuch mit Konversationen von {context_tokens} Token, was {freed} weniger braucht.</translation>
    </message>
    <message>
        <source>{trouble}: going back to {ratio} %, which went well the last time and needs {freed} less.</source>
        <translation>{trouble}: zurück zu {ratio} %, was letztes Mal gut ging und {freed} weniger braucht.</translation>
    </message>
    <message>
        <source>{trouble}: trying the processor, which has room for it in {needed} of RAM.</source>
        <translation>{trouble}: Versuch mit dem Prozessor, der dafür in {needed} RAM Platz hat.</translation>
    </message>
    <message>
        <source>There is not enough memory for this model: it takes {needed}, and {available} are free for it. {enough} would be enough. Close programs that hold {missing}, or choose a smaller model.</source>
        <translation>Für dieses Modell ist nicht genug Speicher da: Es braucht {needed}, und {available} sind dafür frei. {enough} würden reichen. Schließen Sie Programme, die {missing} belegen, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Not even {ratio} % could be loaded: that takes {needed}, and of the {available} that seemed free less was to be had. Close programs that hold {missing}, so that {enough} are free, or choose a smaller model.</source>
        <translation>Nicht einmal {ratio} % ließen sich laden: Das braucht {needed}, und von den {available}, die frei schienen, war weniger zu haben. Schließen Sie Programme, die {missing} belegen, damit {enough} frei sind, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>The model could not be loaded: it takes {needed}, and of the {available} that seemed free less was to be had. Close programs that hold {missing}, so that {enough} are free, or choose a smaller model.</source>
        <translation>Das Modell konnte nicht geladen werden: Es braucht {needed}, und von den {available}, die frei schienen, war weniger zu haben. Schließen Sie Programme, die {missing} belegen, damit {enough} frei sind, oder wählen Sie ein kleineres Modell.</translation>
    </message>
</context>
<context>
    <name>LastAnswer</name>
    <message>
        <source>There is no answer to copy yet.</source>
        <translation>Es gibt noch keine Antwort zum Kopieren.</translation>
    </message>
    <message>
        <source>The answer is copied.</source>
        <translation>Die Antwort ist kopiert.</translation>
    </message>
    <message>
        <source>There is no code in the last answer.</source>
        <translation>Die letzte Antwort enthält keinen Code.</translation>
    </message>
    <message>
        <source>The code is copied.</source>
        <translation>Der Code ist kopiert.</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Open-source licences</source>
        <translation>Open-Source-Lizenzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Search by name or licence</source>
        <translation>Name oder Lizenz</translation>
    </message>
    <message>
        <source>Works that moechat contains</source>
        <translation>In moechat enthaltene Werke</translation>
    </message>
    <message>
        <source>Web page…</source>
        <translation>Webseite…</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>The texts are not where they should be. Install moechat again to have them.</source>
        <translation>Die Texte sind nicht da, wo sie sein sollten. Installieren Sie moechat neu, um sie zu bekommen.</translation>
    </message>
</context>
<context>
    <name>LinkPrompt</name>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open this address?</source>
        <translation>Diese Adresse öffnen?</translation>
    </message>
    <message>
        <source>moechat opens only web and mail addresses. This is another one:</source>
        <translation>moechat öffnet nur Web- und Mailadressen. Dies ist eine andere:</translation>
    </message>
</context>
<context>
    <name>ListHeader</name>
    <message>
        <source>MODEL</source>
        <translation>MODELL</translation>
    </message>
    <message>
        <source>TOTAL · ACTIVE</source>
        <translation>GES. · AKTIV</translation>
    </message>
    <message>
        <source>SIZE</source>
        <translation>GRÖSSE</translation>
    </message>
    <message>
        <source>ON THIS PC</source>
        <translation>AUF DIESEM PC</translation>
    </message>
</context>
<context>
    <name>LoadPresenter</name>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Reload at {0} %</source>
        <translation>Mit {0} % neu laden</translation>
    </message>
</context>
<context>
    <name>LoadingView</name>
    <message>
        <source>Loading the model</source>
        <translation>Modell wird geladen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Loading {0}</source>
        <translation>{0} wird geladen</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message>
        <source>Looking, which takes a few seconds…</source>
        <translation>Wird geprüft, das dauert ein paar Sekunden…</translation>
    </message>
    <message>
        <source>{0} of {1} available</source>
        <translation>{0} von {1} verfügbar</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Models&apos; drive</source>
        <translation>Modelllaufwerk</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>XMX</source>
        <translation>XMX</translation>
    </message>
    <message>
        <source>no XMX</source>
        <translation>kein XMX</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>{0} insgesamt</translation>
    </message>
    <message>
        <source>{0} at once</source>
        <translation>{0} auf einmal</translation>
    </message>
    <message>
        <source>{0} now ({1})</source>
        <translation>{0} jetzt ({1})</translation>
    </message>
    <message>
        <source>{0} free</source>
        <translation>{0} frei</translation>
    </message>
    <message>
        <source>{0} MB/s in slices</source>
        <translation>{0} MB/s in Stücken</translation>
    </message>
    <message>
        <source>{device} has XMX units: it can stream experts.</source>
        <translation>{device} hat XMX-Einheiten und kann Experten streamen.</translation>
    </message>
    <message>
        <source>{device} has XMX units. Models that fit in its memory are fast; streamed experts stay in the computer&apos;s memory in this release, which is slow.</source>
        <translation>{device} hat XMX-Einheiten. Modelle, die in den eigenen Speicher passen, sind schnell; gestreamte Experten bleiben in dieser Version im Speicher des Computers, und das ist langsam.</translation>
    </message>
    <message>
        <source>{device} has no XMX units. It computes, but it cannot stream experts from the drive.</source>
        <translation>{device} hat keine XMX-Einheiten und kann rechnen, aber keine Experten vom Laufwerk streamen.</translation>
    </message>
    <message>
        <source>Choose models that fit in memory as a whole, or use the processor.</source>
        <translation>Wählen Sie Modelle, die ganz in den Speicher passen, oder nehmen Sie den Prozessor.</translation>
    </message>
    <message>
        <source>There is no Intel graphics in this computer; models run on the processor.</source>
        <translation>In diesem Computer gibt es keine Intel-Grafik; Modelle laufen auf dem Prozessor.</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but its driver is missing.</source>
        <translation>Intel-Grafik ({adapter}) ist vorhanden, aber ihr Treiber fehlt.</translation>
    </message>
    <message>
        <source>Install {package}, then run this again.</source>
        <translation>Installieren Sie {package} und führen Sie dies dann erneut aus.</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but its driver {version} does not offer it: it is older than the graphics, or damaged.</source>
        <translation>Intel-Grafik ({adapter}) ist vorhanden, aber ihr Treiber {version} bietet sie nicht an: Er ist älter als die Grafik oder beschädigt.</translation>
    </message>
    <message>
        <source>Install a newer {package}; Intel&apos;s own packages are ahead of many systems.</source>
        <translation>Installieren Sie ein neueres {package}; Intels eigene Pakete sind vielen Systemen voraus.</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but Linux {kernel} has no driver for it.</source>
        <translation>Intel-Grafik ({adapter}) ist vorhanden, aber Linux {kernel} hat keinen Treiber für sie.</translation>
    </message>
    <message>
        <source>Install a newer kernel, with the driver xe or i915, and its firmware.</source>
        <translation>Installieren Sie einen neueren Kernel mit dem Treiber xe oder i915 und dessen Firmware.</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present and held by the driver {driver}, but its file in /dev/dri is not here.</source>
        <translation>Intel-Grafik ({adapter}) ist vorhanden und beim Treiber {driver}, aber ihre Datei in /dev/dri fehlt hier.</translation>
    </message>
    <message>
        <source>In a container, pass the folder /dev/dri on. If a virtual machine holds the graphics, end that.</source>
        <translation>In einem Container reichen Sie den Ordner /dev/dri durch. Wenn eine virtuelle Maschine die Grafik belegt, beenden Sie diese.</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but you may not use it.</source>
        <translation>Intel-Grafik ({adapter}) ist vorhanden, aber Sie dürfen sie nicht verwenden.</translation>
    </message>
    <message>
        <source>Join the group render: sudo usermod -aG render $USER, then log out and in again.</source>
        <translation>Treten Sie der Gruppe render bei: sudo usermod -aG render $USER, dann ab- und wieder anmelden.</translation>
    </message>
    <message>
        <source>Intel graphics is present, but the OpenCL loader libOpenCL.so.1 is missing.</source>
        <translation>Intel-Grafik ist vorhanden, aber der OpenCL-Lader libOpenCL.so.1 fehlt.</translation>
    </message>
    <message>
        <source>Install ocl-icd-libopencl1 (elsewhere called ocl-icd), and Intel&apos;s driver intel-opencl-icd.</source>
        <translation>Installieren Sie ocl-icd-libopencl1 (anderswo ocl-icd) und Intels Treiber intel-opencl-icd.</translation>
    </message>
    <message>
        <source>OpenVINO cannot use its part for {plugin}: {reason}</source>
        <translation>OpenVINO kann seinen Teil für {plugin} nicht verwenden: {reason}</translation>
    </message>
    <message>
        <source>Install the newest graphics driver, then run this again.</source>
        <translation>Installieren Sie den neuesten Grafiktreiber und führen Sie dies dann erneut aus.</translation>
    </message>
    <message>
        <source>The driver for {plugin} did not answer within {seconds} seconds.</source>
        <translation>Der Treiber für {plugin} antwortete nicht innerhalb von {seconds} Sekunden.</translation>
    </message>
    <message>
        <source>Restart the computer. If that does not help, install another version of the driver.</source>
        <translation>Starten Sie den Computer neu. Hilft das nicht, installieren Sie eine andere Version des Treibers.</translation>
    </message>
    <message>
        <source>The devices could not be asked. {reason}</source>
        <translation>Die Geräte konnten nicht abgefragt werden. {reason}</translation>
    </message>
    <message>
        <source>Compare the versions below first; then install moechat again.</source>
        <translation>Vergleichen Sie zuerst die Versionen unten; installieren Sie dann moechat neu.</translation>
    </message>
    <message>
        <source>With the graphics driver {version}, a card beside other graphics failed with memory errors (drivers from 32.0.101.8131 on).</source>
        <translation>Mit dem Grafiktreiber {version} brach eine Karte neben anderer Grafik mit Speicherfehlern ab (Treiber ab 32.0.101.8131).</translation>
    </message>
    <message>
        <source>If models fail on the card, install an older driver or a newer OpenVINO.</source>
        <translation>Wenn Modelle auf der Karte fehlschlagen, installieren Sie einen älteren Treiber oder ein neueres OpenVINO.</translation>
    </message>
    <message>
        <source>Two cards with driver {version} meet a fault of the xe driver in Linux {kernel}.</source>
        <translation>Zwei Karten mit Treiber {version} treffen auf einen Fehler des Treibers xe in Linux {kernel}.</translation>
    </message>
    <message>
        <source>Use Linux 7.1 or newer.</source>
        <translation>Verwenden Sie Linux 7.1 oder neuer.</translation>
    </message>
    <message>
        <source>Cards of the A series on the driver i915 have hung when a step took longer than 20 seconds.</source>
        <translation>Karten der A-Serie mit dem Treiber i915 blieben hängen, wenn ein Schritt länger als 20 Sekunden dauerte.</translation>
    </message>
    <message>
        <source>If answers stop for good, use the kernel driver xe or smaller prompts.</source>
        <translation>Wenn Antworten für immer stehen bleiben, verwenden Sie den Kernel-Treiber xe oder kleinere Prompts.</translation>
    </message>
    <message>
        <source>There is an NPU; it does not run Mixture-of-Experts models.</source>
        <translation>Es gibt eine NPU; sie führt keine Mixture-of-Experts-Modelle aus.</translation>
    </message>
    <message>
        <source>OpenVINO {version} cannot stream experts: it has no OFFLOAD_RATIO.</source>
        <translation>OpenVINO {version} kann keine Experten streamen: Es hat kein OFFLOAD_RATIO.</translation>
    </message>
    <message>
        <source>Install OpenVINO 2026.4.1 or newer.</source>
        <translation>Installieren Sie OpenVINO 2026.4.1 oder neuer.</translation>
    </message>
    <message>
        <source>This OpenVINO can choose the ratio of streamed experts itself. moechat goes on choosing it, because it also counts the conversation&apos;s memory.</source>
        <translation>Dieses OpenVINO kann den Anteil gestreamter Experten selbst wählen. moechat wählt ihn weiterhin, weil es auch den Speicher der Konversation mitzählt.</translation>
    </message>
    <message>
        <source>{available_bytes} of {total_bytes} memory are available.</source>
        <translation>{available_bytes} von {total_bytes} Speicher sind verfügbar.</translation>
    </message>
    <message>
        <source>Only {available_bytes} of {total_bytes} memory are available.</source>
        <translation>Nur {available_bytes} von {total_bytes} Speicher sind verfügbar.</translation>
    </message>
    <message>
        <source>Close other programs before you load a model.</source>
        <translation>Schließen Sie andere Programme, bevor Sie ein Modell laden.</translation>
    </message>
    <message>
        <source>A limit of this container or session keeps memory at {total_bytes}; the computer has more.</source>
        <translation>Eine Grenze dieses Containers oder dieser Sitzung beschränkt den Speicher auf {total_bytes}; der Computer hat mehr.</translation>
    </message>
    <message>
        <source>Raise the limit if larger models shall fit.</source>
        <translation>Heben Sie die Grenze an, wenn größere Modelle passen sollen.</translation>
    </message>
    <message>
        <source>Windows lets {device} use {percent} % of the memory, {share_bytes}.</source>
        <translation>Windows überlässt {device} {percent} % des Speichers, {share_bytes}.</translation>
    </message>
    <message>
        <source>For larger models raise “Shared GPU Memory Override” in Intel Graphics Software, then restart the computer.</source>
        <translation>Für größere Modelle erhöhen Sie „Shared GPU Memory Override“ in Intel Graphics Software und starten Sie dann den Computer neu.</translation>
    </message>
    <message>
        <source>OpenVINO, GenAI and the tokenizers are of one release, {version}.</source>
        <translation>OpenVINO, GenAI und die Tokenizer stammen aus derselben Version, {version}.</translation>
    </message>
    <message>
        <source>OpenVINO, GenAI and the tokenizers are of one nightly build, {version}.</source>
        <translation>OpenVINO, GenAI und die Tokenizer stammen aus demselben Nightly-Build, {version}.</translation>
    </message>
    <message>
        <source>If something fails, try the release first: pip install --upgrade --force-reinstall openvino openvino-genai openvino-tokenizers.</source>
        <translation>Wenn etwas fehlschlägt, versuchen Sie zuerst die veröffentlichte Version: pip install --upgrade --force-reinstall openvino openvino-genai openvino-tokenizers.</translation>
    </message>
    <message>
        <source>OpenVINO {openvino}, GenAI {genai} and the tokenizers {tokenizers} do not belong together.</source>
        <translation>OpenVINO {openvino}, GenAI {genai} und die Tokenizer {tokenizers} gehören nicht zusammen.</translation>
    </message>
    <message>
        <source>Install one release of the three: pip install --upgrade openvino openvino-genai openvino-tokenizers.</source>
        <translation>Installieren Sie eine gemeinsame Version der drei: pip install --upgrade openvino openvino-genai openvino-tokenizers.</translation>
    </message>
    <message>
        <source>Which versions of OpenVINO, GenAI and the tokenizers run is not known.</source>
        <translation>Welche Versionen von OpenVINO, GenAI und den Tokenizern laufen, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Experts can be read from the models&apos; drive ({drive}) at {speed} MB a second.</source>
        <translation>Experten können vom Modelllaufwerk ({drive}) mit {speed} MB pro Sekunde gelesen werden.</translation>
    </message>
    <message>
        <source>The models&apos; drive ({drive}) reads experts at only {speed} MB a second: streamed models will be slow.</source>
        <translation>Das Modelllaufwerk ({drive}) liest Experten mit nur {speed} MB pro Sekunde: Gestreamte Modelle werden langsam sein.</translation>
    </message>
    <message>
        <source>Move the models to a faster drive, best an NVMe drive inside the computer. Encryption and virus scanners slow reading too.</source>
        <translation>Verschieben Sie die Modelle auf ein schnelleres Laufwerk, am besten ein NVMe-Laufwerk im Computer. Verschlüsselung und Virenscanner bremsen das Lesen auch.</translation>
    </message>
    <message>
        <source>The models lie on {drive}, which is slow to read experts from.</source>
        <translation>Die Modelle liegen auf einem Laufwerk ({drive}), das Experten nur langsam liest.</translation>
    </message>
    <message>
        <source>Move the models to a drive inside the computer.</source>
        <translation>Verschieben Sie die Modelle auf ein Laufwerk im Computer.</translation>
    </message>
    <message>
        <source>How fast the models&apos; drive reads could not be measured.</source>
        <translation>Wie schnell das Modelllaufwerk liest, konnte nicht gemessen werden.</translation>
    </message>
    <message>
        <source>See that {path} can be written to, or holds a model.</source>
        <translation>Sorgen Sie dafür, dass {path} beschreibbar ist oder ein Modell enthält.</translation>
    </message>
    <message>
        <source>The models&apos; drive has only {free_bytes} left.</source>
        <translation>Auf dem Modelllaufwerk sind nur noch {free_bytes} frei.</translation>
    </message>
    <message>
        <source>Make room, or keep models elsewhere: {path} is where they are looked for.</source>
        <translation>Schaffen Sie Platz, oder lagern Sie Modelle anderswo: Gesucht werden sie in {path}.</translation>
    </message>
    <message>
        <source>Or a nightly build: pip install --pre --upgrade openvino openvino-genai openvino-tokenizers --extra-index-url INDEX, with the nightly index that OpenVINO&apos;s installation guide names.</source>
        <translation>Oder ein Nightly-Build: pip install --pre --upgrade openvino openvino-genai openvino-tokenizers --extra-index-url INDEX, mit dem Nightly-Index aus der Installationsanleitung von OpenVINO.</translation>
    </message>
    <message>
        <source>Install a newer moechat: it brings OpenVINO with it.</source>
        <translation>Ein neueres moechat installieren: Es bringt OpenVINO mit.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Achtung</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>integrated graphics</source>
        <translation>integrierte Grafik</translation>
    </message>
    <message>
        <source>graphics card</source>
        <translation>Grafikkarte</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>granted by Windows now</source>
        <translation>jetzt von Windows gewährt</translation>
    </message>
    <message>
        <source>the driver&apos;s limit</source>
        <translation>Grenze des Treibers</translation>
    </message>
    <message>
        <source>available memory</source>
        <translation>verfügbarer Speicher</translation>
    </message>
    <message>
        <source>left of the container&apos;s limit</source>
        <translation>Rest der Containergrenze</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>NVMe drive</source>
        <translation>NVMe-Laufwerk</translation>
    </message>
    <message>
        <source>SSD</source>
        <translation>SSD</translation>
    </message>
    <message>
        <source>hard disk</source>
        <translation>Festplatte</translation>
    </message>
    <message>
        <source>USB drive</source>
        <translation>USB-Laufwerk</translation>
    </message>
    <message>
        <source>network drive</source>
        <translation>Netzlaufwerk</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>im Speicher</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>unbekannte Art</translation>
    </message>
    <message>
        <source>Intel&apos;s graphics driver for Windows</source>
        <translation>Intels Grafiktreiber für Windows</translation>
    </message>
</context>
<context>
    <name>MarkRow</name>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Hide summary</source>
        <translation>Zusammenfassung ausblenden</translation>
    </message>
    <message>
        <source>Show summary</source>
        <translation>Zusammenfassung anzeigen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>Neu schreiben</translation>
    </message>
    <message>
        <source>Leave the summary as it is</source>
        <translation>Zusammenfassung lassen, wie sie ist</translation>
    </message>
    <message>
        <source>Have the model write another summary of what is left out</source>
        <translation>Das Modell eine andere Zusammenfassung des Weggelassenen schreiben lassen</translation>
    </message>
</context>
<context>
    <name>MeasuredCard</name>
    <message>
        <source>Find best setting…</source>
        <translation>Optimum suchen…</translation>
    </message>
    <message>
        <source>Measure this model at several ratios</source>
        <translation>Dieses Modell mit mehreren Anteilen messen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save all runs of all models as a CSV file</source>
        <translation>Alle Messungen aller Modelle als CSV-Datei speichern</translation>
    </message>
    <message>
        <source>Runs that were measured</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>Measured on this PC, runs: {0}</source>
        <translation>Messungen auf diesem PC: {0}</translation>
    </message>
    <message>
        <source>Nothing was measured with this model yet.</source>
        <translation>Mit diesem Modell wurde noch nichts gemessen.</translation>
    </message>
    <message>
        <source>Best setting found: {0} % streamed, {1} tok/s</source>
        <translation>Beste gefundene Einstellung: {0} % gestreamt, {1} tok/s</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation>Gestreamt</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>{0}: failed</source>
        <translation>{0}: fehlgeschlagen</translation>
    </message>
    <message>
        <source>{0}: memory was short</source>
        <translation>{0}: Speicher war knapp</translation>
    </message>
    <message>
        <source>Save all runs</source>
        <translation>Alle Messungen speichern</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Gespeichert als {0}</translation>
    </message>
</context>
<context>
    <name>MemoryBar</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
</context>
<context>
    <name>MemoryLock</name>
    <message>
        <source>Nothing is locked: the system does not tell where in memory the model is.</source>
        <translation>Nichts ist gesperrt: Das System verrät nicht, wo im Speicher das Modell liegt.</translation>
    </message>
    <message>
        <source>The model is locked in memory: {0}.</source>
        <translation>Das Modell ist im Speicher gesperrt: {0}.</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory, what is needed most first. More would leave too little for other programs.</source>
        <translation>{0} von {1} sind im Speicher gesperrt, das Wichtigste zuerst. Mehr ließe anderen Programmen zu wenig übrig.</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: the system refused the rest. The log has its reason.</source>
        <translation>{0} von {1} sind im Speicher gesperrt: Den Rest hat das System abgelehnt. Der Grund steht im Protokoll.</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: Windows lets this program keep no more. It is the right “Increase a process working set” that an administrator can give.</source>
        <translation>{0} von {1} sind im Speicher gesperrt: Mehr lässt Windows diesem Programm nicht. Ein Administrator kann das Recht „Arbeitssatz eines Prozesses vergrößern“ erteilen.</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: the system lets this program lock {2}. To allow more, write “{3}” into {4} and “[Service]” with “LimitMEMLOCK=infinity” into {5}, as administrator, and start the computer again.</source>
        <translation>{0} von {1} sind im Speicher gesperrt: Das System lässt dieses Programm {2} sperren. Um mehr zu erlauben, schreiben Sie als Administrator „{3}“ in {4} und „[Service]“ mit „LimitMEMLOCK=infinity“ in {5}, und starten Sie den Computer neu.</translation>
    </message>
</context>
<context>
    <name>MemoryView</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>MessageArea</name>
    <message>
        <source>Quote the selection</source>
        <translation>Auswahl zitieren</translation>
    </message>
</context>
<context>
    <name>MessagePresenter</name>
    <message>
        <source>A temporary chat cannot be branched: it is never stored.</source>
        <translation>Ein temporärer Chat kann nicht verzweigt werden: Er wird nie gespeichert.</translation>
    </message>
    <message>
        <source>An answer is being written. This can be done when it has ended.</source>
        <translation>Es wird gerade eine Antwort geschrieben. Das ist möglich, wenn sie endet.</translation>
    </message>
    <message>
        <source>The last answer is complete: there is nothing to continue.</source>
        <translation>Die letzte Antwort ist vollständig: Es gibt nichts fortzusetzen.</translation>
    </message>
    <message>
        <source>There is no message for that.</source>
        <translation>Dafür gibt es keine Nachricht.</translation>
    </message>
    <message>
        <source>No message here has other versions.</source>
        <translation>Keine Nachricht hier hat andere Fassungen.</translation>
    </message>
    <message>
        <source>All messages of this chat are deleted.</source>
        <translation>Alle Nachrichten dieses Chats sind gelöscht.</translation>
    </message>
    <message>
        <source>Show them…</source>
        <translation>Zeigen…</translation>
    </message>
    <message>
        <source>1 message deleted.</source>
        <translation>1 Nachricht gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>%n Nachricht gelöscht.</numerusform>
            <numerusform>%n Nachrichten gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>{0} (branch)</source>
        <translation>{0} (Zweig)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>Als reinen Text kopieren</translation>
    </message>
    <message>
        <source>Quote in the reply</source>
        <translation>In der Antwort zitieren</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>Bearbeiten und neu senden</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>Neu generieren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Branch into a new chat</source>
        <translation>In neuen Chat verzweigen</translation>
    </message>
    <message>
        <source>Select messages</source>
        <translation>Nachrichten auswählen</translation>
    </message>
    <message>
        <source>Delete with all that follows</source>
        <translation>Mit allem Folgenden löschen</translation>
    </message>
    <message>
        <source>Have another answer written; this one stays as a version</source>
        <translation>Eine andere Antwort schreiben lassen; diese bleibt als Fassung erhalten</translation>
    </message>
    <message>
        <source>Go on from the last word</source>
        <translation>Ab dem letzten Wort weiterschreiben</translation>
    </message>
    <message>
        <source>Begin a new chat with all messages up to this one</source>
        <translation>Einen neuen Chat mit allen Nachrichten bis zu dieser beginnen</translation>
    </message>
    <message>
        <source>Edit and send again; the message as it is stays as a version</source>
        <translation>Bearbeiten und neu senden; die bisherige Nachricht bleibt als Fassung erhalten</translation>
    </message>
    <message>
        <source>An answer is being written. This can be done when it has ended.</source>
        <translation>Es wird gerade eine Antwort geschrieben. Das ist möglich, wenn sie endet.</translation>
    </message>
    <message>
        <source>Deleted messages…</source>
        <translation>Gelöschte Nachrichten…</translation>
    </message>
    <message>
        <source>Recovered chat</source>
        <translation>Wiederhergestellter Chat</translation>
    </message>
</context>
<context>
    <name>ModelActs</name>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download anyway</source>
        <translation>Trotzdem herunterladen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chatten</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Verwendung</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Verify its files</source>
        <translation>Dateien prüfen</translation>
    </message>
    <message>
        <source>Look for an update</source>
        <translation>Nach Update suchen</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Show its folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Download next</source>
        <translation>Als Nächstes laden</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Von der Liste entfernen</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Aufräumen</translation>
    </message>
</context>
<context>
    <name>ModelDetails</name>
    <message>
        <source>Does OpenVINO GenAI support it?</source>
        <translation>Unterstützt OpenVINO GenAI es?</translation>
    </message>
    <message>
        <source>Can its precision be used?</source>
        <translation>Ist seine Genauigkeit verwendbar?</translation>
    </message>
    <message>
        <source>Can its experts be streamed?</source>
        <translation>Lassen sich seine Experten streamen?</translation>
    </message>
    <message>
        <source>It needs OpenVINO {version} or a newer one.</source>
        <translation>Es braucht OpenVINO {version} oder neuer.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>Languages: {names}.</source>
        <translation>Sprachen: {names}.</translation>
    </message>
    <message>
        <source>Licence: {name}.</source>
        <translation>Lizenz: {name}.</translation>
    </message>
    <message>
        <source>Its terms have to be accepted on its page, and moechat needs your token.</source>
        <translation>Die Bedingungen müssen auf der Seite akzeptiert werden, und moechat braucht Ihr Token.</translation>
    </message>
    <message>
        <source>Its owners have to allow a download: ask on its page. moechat needs your token.</source>
        <translation>Die Eigentümer müssen den Download erlauben: Bitten Sie auf der Seite darum. moechat braucht Ihr Token.</translation>
    </message>
    <message>
        <source>It lies in {path}.</source>
        <translation>Es liegt in {path}.</translation>
    </message>
    <message>
        <source>It goes to {path}.</source>
        <translation>Es kommt nach {path}.</translation>
    </message>
    <message>
        <source>A download goes to {path}.</source>
        <translation>Ein Download kommt nach {path}.</translation>
    </message>
    <message>
        <source>{repo}, revision {commit}</source>
        <translation>{repo}, Revision {commit}</translation>
    </message>
    <message>
        <source>and {count} more files</source>
        <translation>und {count} weitere Dateien</translation>
    </message>
</context>
<context>
    <name>ModelImport</name>
    <message>
        <source>Folders with OpenVINO models, a Hugging Face cache among them</source>
        <translation>Ordner mit OpenVINO-Modellen, auch ein Hugging-Face-Cache</translation>
    </message>
    <message>
        <source>Add the models in a folder</source>
        <translation>Modelle eines Ordners hinzufügen</translation>
    </message>
    <message>
        <source>{0}: already on the list</source>
        <translation>{0}: schon in der Liste</translation>
    </message>
    <message>
        <source>Add {0} ({1})?</source>
        <translation>{0} hinzufügen ({1})?</translation>
    </message>
    <message>
        <source>Used where it is, nothing is copied, and the folder has to stay there. Copied to {0}, every file whose checksum is known is checked.</source>
        <translation>Am jetzigen Ort wird nichts kopiert, und der Ordner muss dort bleiben. Beim Kopieren nach {0} wird jede Datei geprüft, deren Prüfsumme bekannt ist.</translation>
    </message>
    <message>
        <source>Use it where it is</source>
        <translation>Am jetzigen Ort verwenden</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chatten</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Hinzugefügt: {0}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>List of models</source>
        <translation>Liste der Modelle</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr anzeigen</translation>
    </message>
</context>
<context>
    <name>ModelPresenter</name>
    <message>
        <source>Open a model folder</source>
        <translation>Modellordner öffnen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
</context>
<context>
    <name>ModelRow</name>
    <message>
        <source>update available</source>
        <translation>Update verfügbar</translation>
    </message>
    <message>
        <source>● {0}</source>
        <translation>● {0}</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Verschieben…</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Move the folder of models</source>
        <translation>Modellordner verschieben</translation>
    </message>
    <message>
        <source>Stop moving</source>
        <translation>Verschieben anhalten</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Moving to {0}: {1}</source>
        <translation>Wird nach {0} verschoben: {1}</translation>
    </message>
    <message>
        <source>Move the models into this folder</source>
        <translation>Modelle in diesen Ordner verschieben</translation>
    </message>
    <message>
        <source>None. Before a large download you can choose one on another drive.</source>
        <translation>Keine. Vor einem großen Download können Sie einen auf einem anderen Laufwerk wählen.</translation>
    </message>
    <message>
        <source>Open the folder {0}</source>
        <translation>Ordner {0} öffnen</translation>
    </message>
    <message>
        <source>Look for models in {0} no more</source>
        <translation>In {0} nicht mehr nach Modellen suchen</translation>
    </message>
    <message>
        <source>Look there no more; the files stay</source>
        <translation>Dort nicht mehr suchen; die Dateien bleiben</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Remove {0} from the list</source>
        <translation>{0} von der Liste entfernen</translation>
    </message>
    <message>
        <source>Remove from this list; the files stay</source>
        <translation>Von dieser Liste entfernen; die Dateien bleiben</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Verwendung</translation>
    </message>
</context>
<context>
    <name>ModelsPresenter</name>
    <message>
        <source>{0} is ready</source>
        <translation>{0} ist bereit</translation>
    </message>
    <message>
        <source>You can chat with it.</source>
        <translation>Sie können damit chatten.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chatten</translation>
    </message>
    <message>
        <source>The download of {0} failed</source>
        <translation>Download von {0} ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>Modelle anzeigen</translation>
    </message>
    <message>
        <source>Searching the hub…</source>
        <translation>Hub wird durchsucht…</translation>
    </message>
    <message>
        <source>The hub has no OpenVINO model with these words.</source>
        <translation>Der Hub hat kein OpenVINO-Modell zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>What is listed here is known without it.</source>
        <translation>Was hier aufgeführt ist, ist auch ohne ihn bekannt.</translation>
    </message>
</context>
<context>
    <name>ModelsView</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Search OpenVINO models</source>
        <translation>Modelle suchen</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add models that are on this PC already: in place, or copied</source>
        <translation>Modelle hinzufügen, die schon auf diesem PC sind: am jetzigen Ort oder als Kopie</translation>
    </message>
    <message>
        <source>Close the models</source>
        <translation>Modelle schließen</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>Zurück zum Chat (Esc)</translation>
    </message>
    <message>
        <source>Looking at this PC…</source>
        <translation>Dieser PC wird geprüft…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <source>Runs well here</source>
        <translation>Läuft hier gut</translation>
    </message>
    <message>
        <source>On this PC</source>
        <translation>Auf diesem PC</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>best here</source>
        <translation>hier am besten</translation>
    </message>
    <message>
        <source>speed here</source>
        <translation>Tempo hier</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>last used</source>
        <translation>zuletzt verwendet</translation>
    </message>
    <message>
        <source>downloads on the hub</source>
        <translation>Downloads beim Hub</translation>
    </message>
    <message>
        <source>likes on the hub</source>
        <translation>Likes beim Hub</translation>
    </message>
    <message>
        <source>trend on the hub</source>
        <translation>Trend beim Hub</translation>
    </message>
    <message>
        <source>last change on the hub</source>
        <translation>zuletzt geändert beim Hub</translation>
    </message>
    <message>
        <source>newest on the hub</source>
        <translation>neueste beim Hub</translation>
    </message>
    <message>
        <source>Sort: {0}</source>
        <translation>Sortierung: {0}</translation>
    </message>
    <message>
        <source>More from the hub</source>
        <translation>Mehr vom Hub</translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation>Updates suchen</translation>
    </message>
    <message>
        <source>Ask the hub whether it has something newer of your models</source>
        <translation>Den Hub fragen, ob er zu Ihren Modellen etwas Neueres hat</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Modelle werden gesucht…</translation>
    </message>
    <message>
        <source>No model has these words.</source>
        <translation>Kein Modell enthält diese Wörter.</translation>
    </message>
    <message>
        <source>No model is on this PC yet. Download one, or add a folder you have.</source>
        <translation>Auf diesem PC ist noch kein Modell. Laden Sie eines herunter, oder fügen Sie einen vorhandenen Ordner hinzu.</translation>
    </message>
    <message>
        <source>No model of the list runs well on this PC. Choose All models to see what would run slowly.</source>
        <translation>Kein Modell der Liste läuft auf diesem PC gut. „Alle Modelle“ zeigt auch, was langsam liefe.</translation>
    </message>
</context>
<context>
    <name>MovePresenter</name>
    <message>
        <source>Moving the models was interrupted</source>
        <translation>Das Verschieben der Modelle wurde unterbrochen</translation>
    </message>
    <message>
        <source>They were on their way to {0}. Until that is over they are used from where they were, {1}.</source>
        <translation>Sie waren unterwegs nach {0}. Bis das beendet ist, werden sie vom alten Ort verwendet, {1}.</translation>
    </message>
    <message>
        <source>Go on moving</source>
        <translation>Weiter verschieben</translation>
    </message>
    <message>
        <source>Leave them here</source>
        <translation>Hier lassen</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Moving the models to {0}</source>
        <translation>Modelle werden nach {0} verschoben</translation>
    </message>
    <message>
        <source>The models are in {0} now</source>
        <translation>Die Modelle sind jetzt in {0}</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Download and chat</source>
        <translation>Herunterladen und chatten</translation>
    </message>
</context>
<context>
    <name>OffloadPage</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>If all of it fits easily</source>
        <translation>Wenn alles gut passt</translation>
    </message>
    <message>
        <source>As much as fits easily</source>
        <translation>So viel gut passt</translation>
    </message>
    <message>
        <source>4 bit</source>
        <translation>4 Bit</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Stream more and try again</source>
        <translation>Mehr streamen und neu versuchen</translation>
    </message>
    <message>
        <source>Stop and ask</source>
        <translation>Anhalten und fragen</translation>
    </message>
    <message>
        <source>Automatic ({0} %)</source>
        <translation>Automatisch ({0} %)</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>0 %, all in memory</source>
        <translation>0 %, alles im Speicher</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} Token</translation>
    </message>
    <message>
        <source>No model was chosen yet.</source>
        <translation>Es wurde noch kein Modell gewählt.</translation>
    </message>
    <message>
        <source>This model has no experts; nothing of it can be streamed.</source>
        <translation>Dieses Modell hat keine Experten; nichts davon lässt sich streamen.</translation>
    </message>
    <message>
        <source>Costs {0} for each 1,000 tokens.</source>
        <translation>Kostet {0} je 1.000 Token.</translation>
    </message>
    <message>
        <source>Costs {0}</source>
        <translation>Kostet {0}</translation>
    </message>
</context>
<context>
    <name>OffloadPresenter</name>
    <message>
        <source>Not loaded</source>
        <translation>Nicht geladen</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Lädt</translation>
    </message>
    <message>
        <source>An answer is being written. Stop it and load at {0} % now?</source>
        <translation>Es wird gerade eine Antwort geschrieben. Anhalten und jetzt mit {0} % laden?</translation>
    </message>
    <message>
        <source>Stop and load</source>
        <translation>Anhalten und laden</translation>
    </message>
    <message>
        <source>An answer is being written. Stop it and load automatically now?</source>
        <translation>Es wird gerade eine Antwort geschrieben. Anhalten und jetzt automatisch laden?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>{0} instead of {1} %: the model is loaded again, the chat stays.</source>
        <translation>{0} statt {1} %: Das Modell wird neu geladen, der Chat bleibt.</translation>
    </message>
    <message>
        <source>The next answer reads the whole chat again, as its cache is lost.</source>
        <translation>Die nächste Antwort liest den ganzen Chat neu, da sein Cache verloren ist.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Go to a chat, a model, anything</source>
        <translation>Zu Chat, Modell, allem springen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>Nichts enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Load model</source>
        <translation>Modell laden</translation>
    </message>
    <message>
        <source>Use preset</source>
        <translation>Vorlage verwenden</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Speed and memory</source>
        <translation>Geschwindigkeit und Speicher</translation>
    </message>
    <message>
        <source>Hide the panel</source>
        <translation>Leiste ausblenden</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{size} left after it</source>
        <translation>{size} bleiben danach</translation>
    </message>
    <message>
        <source>reads experts at {speed} MB/s</source>
        <translation>liest Experten mit {speed} MB/s</translation>
    </message>
    <message>
        <source>speed not measured</source>
        <translation>Tempo nicht gemessen</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. The suggested one reads them {times} times as fast as the usual one.</source>
        <translation>Experten, die nicht im Speicher bleiben, werden für jedes Token vom Laufwerk gelesen. Das vorgeschlagene liest sie {times}-mal so schnell wie das übliche.</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. The suggested one is of a faster kind than the usual one.</source>
        <translation>Experten, die nicht im Speicher bleiben, werden für jedes Token vom Laufwerk gelesen. Das vorgeschlagene ist von schnellerer Art als das übliche.</translation>
    </message>
    <message>
        <source>The drive of the usual folder has no room for it. These have.</source>
        <translation>Das Laufwerk des üblichen Ordners hat keinen Platz dafür. Diese haben welchen.</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. No other drive is clearly faster than the usual one.</source>
        <translation>Experten, die nicht im Speicher bleiben, werden für jedes Token vom Laufwerk gelesen. Kein anderes Laufwerk ist deutlich schneller als das übliche.</translation>
    </message>
</context>
<context>
    <name>PlacePrompt</name>
    <message>
        <source>Another folder…</source>
        <translation>Anderer Ordner…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Where to keep the model</source>
        <translation>Speicherort für das Modell</translation>
    </message>
    <message>
        <source>Where shall {0} be kept? It has {1}.</source>
        <translation>Wo soll {0} gespeichert werden? Es hat {1}.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>The whole model fits in memory: it needs {needed_bytes} of {comfortable_bytes} that can be used comfortably.</source>
        <translation>Das ganze Modell passt in den Speicher: Es braucht {needed_bytes} von {comfortable_bytes}, die bequem nutzbar sind.</translation>
    </message>
    <message>
        <source>With all experts in memory it would need {needed_bytes}, and {comfortable_bytes} can be used comfortably. So {slots} of {experts} experts stay in memory; the others are read from the drive as they are needed.</source>
        <translation>Mit allen Experten im Speicher bräuchte es {needed_bytes}, und {comfortable_bytes} sind bequem nutzbar. Daher bleiben {slots} von {experts} Experten im Speicher; die anderen werden bei Bedarf vom Laufwerk gelesen.</translation>
    </message>
    <message>
        <source>{available_bytes} of memory are free for the model; other programs and the system hold {used_bytes}.</source>
        <translation>{available_bytes} Speicher sind für das Modell frei; andere Programme und das System belegen {used_bytes}.</translation>
    </message>
    <message>
        <source>More memory is free, but the driver lets the graphics take {available_bytes} at most.</source>
        <translation>Es ist mehr Speicher frei, aber der Treiber überlässt der Grafik höchstens {available_bytes}.</translation>
    </message>
    <message>
        <source>The graphics card has {available_bytes} of its own memory to give.</source>
        <translation>Die Grafikkarte kann {available_bytes} ihres eigenen Speichers hergeben.</translation>
    </message>
    <message>
        <source>With experts on the drive the first word of an answer comes after about {ttft_ms} instead of {resident_ttft_ms}, however much is streamed.</source>
        <translation>Mit Experten auf dem Laufwerk kommt das erste Wort einer Antwort nach etwa {ttft_ms} statt {resident_ttft_ms}, gleich wie viel gestreamt wird.</translation>
    </message>
    <message>
        <source>A long prompt is read {tokens} tokens at a time, because every step reads nearly all streamed experts again. Stop takes effect between two steps.</source>
        <translation>Ein langer Prompt wird zu je {tokens} Token gelesen, weil jeder Schritt fast alle gestreamten Experten neu liest. Ein Anhalten wirkt zwischen zwei Schritten.</translation>
    </message>
    <message>
        <source>A long prompt is read only {tokens} tokens at a time instead of {wanted_tokens}. Every step reads nearly all streamed experts again, so long prompts take long.</source>
        <translation>Ein langer Prompt wird nur zu je {tokens} statt {wanted_tokens} Token gelesen. Jeder Schritt liest fast alle gestreamten Experten neu, daher dauern lange Prompts lang.</translation>
    </message>
    <message>
        <source>The memory of the conversation is kept in 4 bits instead of 8, which saves {saved_bytes}.</source>
        <translation>Der Speicher der Konversation wird in 4 statt 8 Bit gehalten, das spart {saved_bytes}.</translation>
    </message>
    <message>
        <source>A conversation may hold {context_tokens} tokens instead of {usual_tokens}, as memory is short.</source>
        <translation>Eine Konversation darf {context_tokens} statt {usual_tokens} Token haben, da der Speicher knapp ist.</translation>
    </message>
    <message>
        <source>This model holds {context_tokens} tokens at most, not {wanted_tokens}.</source>
        <translation>Dieses Modell fasst höchstens {context_tokens} Token, nicht {wanted_tokens}.</translation>
    </message>
    <message>
        <source>Only {slots} experts per layer fit, and a single token uses {top_k}. With fewer than {wanted_slots} answers are very slow.</source>
        <translation>Nur {slots} Experten pro Schicht passen, und ein einziges Token nutzt {top_k}. Mit weniger als {wanted_slots} sind Antworten sehr langsam.</translation>
    </message>
    <message>
        <source>There is too little memory at any ratio. {enough_bytes} available to the model would be enough; now it is {available_bytes}, {missing_bytes} too little.</source>
        <translation>Bei jedem Anteil ist zu wenig Speicher da. {enough_bytes} für das Modell würden reichen; jetzt sind es {available_bytes}, {missing_bytes} zu wenig.</translation>
    </message>
    <message>
        <source>There is too little memory for this model, which takes {needed_bytes}. {enough_bytes} available to it would be enough; now it is {available_bytes}, {missing_bytes} too little.</source>
        <translation>Für dieses Modell, das {needed_bytes} braucht, ist zu wenig Speicher da. {enough_bytes} dafür würden reichen; jetzt sind es {available_bytes}, {missing_bytes} zu wenig.</translation>
    </message>
    <message>
        <source>{device} has no XMX units. Without them experts cannot be streamed from the drive, and loading such a model on it takes several times the model&apos;s size.</source>
        <translation>{device} hat keine XMX-Einheiten. Ohne sie lassen sich Experten nicht vom Laufwerk streamen, und ein solches Modell darauf zu laden braucht ein Mehrfaches seiner Größe.</translation>
    </message>
    <message>
        <source>The experts of this kind of model cannot be streamed from the drive.</source>
        <translation>Die Experten dieser Art von Modell lassen sich nicht vom Laufwerk streamen.</translation>
    </message>
    <message>
        <source>Whether the experts of this model can be streamed from the drive is not known, so it is not tried.</source>
        <translation>Ob sich die Experten dieses Modells vom Laufwerk streamen lassen, ist nicht bekannt; deshalb wird es nicht versucht.</translation>
    </message>
    <message>
        <source>The graphics cannot hold the whole model, but there is room for it in RAM: the processor computes it from {needed_bytes}, and nothing waits for the drive.</source>
        <translation>Die GPU fasst das ganze Modell nicht, aber im RAM ist Platz: Der Prozessor berechnet es aus {needed_bytes}, und nichts wartet auf das Laufwerk.</translation>
    </message>
    <message>
        <source>Streaming to a graphics card is slow in this release of OpenVINO: the experts stay in the computer&apos;s RAM.</source>
        <translation>Das Streamen zu einer Grafikkarte ist in dieser Version von OpenVINO langsam: Die Experten bleiben im RAM des Computers.</translation>
    </message>
    <message>
        <source>The model lies on {drive}, which is slow to read experts from.</source>
        <translation>Das Modell liegt auf {drive}, was für das Lesen von Experten langsam ist.</translation>
    </message>
    <message>
        <source>Streaming 8-bit experts has been seen to hang at the second answer. A 4-bit version of the model is safer.</source>
        <translation>Beim Streamen von 8-Bit-Experten blieb schon die zweite Antwort hängen. Eine 4-Bit-Version des Modells ist sicherer.</translation>
    </message>
    <message>
        <source>You chose {ratio} %.</source>
        <translation>Sie haben {ratio} % gewählt.</translation>
    </message>
    <message>
        <source>{ratio} % was measured to be best here.</source>
        <translation>{ratio} % waren hier in der Messung am besten.</translation>
    </message>
    <message>
        <source>{ratio} % went well the last time.</source>
        <translation>{ratio} % gingen beim letzten Mal gut.</translation>
    </message>
    <message>
        <source>{smaller_ratio} % would fit as well now, but with less than 1 GB to spare, so it stays at {ratio} %.</source>
        <translation>{smaller_ratio} % würden jetzt auch passen, aber mit weniger als 1 GB Reserve; es bleibt also bei {ratio} %.</translation>
    </message>
    <message>
        <source>{wanted_ratio} % ({source}) is not possible now; it is {ratio} %.</source>
        <translation>{wanted_ratio} % ({source}) sind jetzt nicht möglich; es sind {ratio} %.</translation>
    </message>
    <message>
        <source>The model&apos;s sizes are estimated, within {percent} %, until it is downloaded.</source>
        <translation>Die Größen des Modells sind bis zum Download geschätzt, auf {percent} % genau.</translation>
    </message>
    <message>
        <source>There is no usable device {device} in this computer; another one is planned for.</source>
        <translation>In diesem Computer gibt es kein nutzbares Gerät {device}; geplant wird für ein anderes.</translation>
    </message>
    <message>
        <source>No device is known in this computer; the plan is made for its processor.</source>
        <translation>In diesem Computer ist kein Gerät bekannt; geplant wird für den Prozessor.</translation>
    </message>
    <message>
        <source>Close {close_bytes} of programs: no streaming{faster}.</source>
        <translation>Programme mit {close_bytes} schließen: kein Streamen{faster}.</translation>
    </message>
    <message>
        <source>Let the graphics use {percent} % of the memory (in Intel Graphics Software){close}: no streaming{faster}.</source>
        <translation>Der GPU {percent} % des Speichers überlassen (in Intel Graphics Software){close}: kein Streamen{faster}.</translation>
    </message>
    <message>
        <source>Let a conversation hold {context_tokens} tokens: no streaming{faster}.</source>
        <translation>Konversationen auf {context_tokens} Token begrenzen: kein Streamen{faster}.</translation>
    </message>
    <message>
        <source>The whole model fits in memory now: no streaming{faster}.</source>
        <translation>Das ganze Modell passt jetzt in den Speicher: kein Streamen{faster}.</translation>
    </message>
    <message>
        <source>{ratio} % fits now: about {speed} tokens a second.</source>
        <translation>{ratio} % passen jetzt: etwa {speed} Token pro Sekunde.</translation>
    </message>
    <message>
        <source>{ratio} % leaves {freed_bytes} more to other programs, at about {speed} tokens a second.</source>
        <translation>{ratio} % lassen anderen Programmen {freed_bytes} mehr, bei etwa {speed} Token pro Sekunde.</translation>
    </message>
    <message>
        <source>The processor can hold the whole model: about {speed} tokens a second.</source>
        <translation>Der Prozessor kann das ganze Modell fassen: etwa {speed} Token pro Sekunde.</translation>
    </message>
    <message>
        <source>Graphics with {ratio} % streamed: about {speed} tokens a second.</source>
        <translation>GPU mit {ratio} % gestreamt: etwa {speed} Token pro Sekunde.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>estimated, between {low} and {high}</source>
        <translation>geschätzt, zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>, first token about {times} times sooner</source>
        <translation>, erstes Token etwa {times}-mal so früh</translation>
    </message>
    <message>
        <source> and close {size} of programs</source>
        <translation> und Programme mit {size} schließen</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>measured to be best</source>
        <translation>als Bestes gemessen</translation>
    </message>
    <message>
        <source>used the last time</source>
        <translation>zuletzt verwendet</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>a hard disk</source>
        <translation>einer Festplatte</translation>
    </message>
    <message>
        <source>a USB drive</source>
        <translation>einem USB-Laufwerk</translation>
    </message>
    <message>
        <source>a network drive</source>
        <translation>einem Netzlaufwerk</translation>
    </message>
    <message>
        <source>a drive</source>
        <translation>einem Laufwerk</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
</context>
<context>
    <name>PlanDetails</name>
    <message>
        <source>How this setting was found</source>
        <translation>So kam diese Einstellung zustande</translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>So kam dies zustande</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>Stattdessen</translation>
    </message>
    <message>
        <source>+ resident experts, {0} of {1} per layer</source>
        <translation>+ Experten im Speicher, {0} von {1} pro Schicht</translation>
    </message>
    <message>
        <source>+ context of {0} tokens, {1} KV cache</source>
        <translation>+ Kontext von {0} Token, KV-Cache {1}</translation>
    </message>
    <message>
        <source>always-resident weights</source>
        <translation>ständig geladene Gewichte</translation>
    </message>
    <message>
        <source>+ working memory</source>
        <translation>+ Arbeitspuffer</translation>
    </message>
    <message>
        <source>= needed</source>
        <translation>= benötigt</translation>
    </message>
    <message>
        <source>at most while loading</source>
        <translation>höchstens beim Laden</translation>
    </message>
    <message>
        <source>available to the model</source>
        <translation>für das Modell verfügbar</translation>
    </message>
    <message>
        <source>comfortable, 85 % of that</source>
        <translation>bequem, 85 % davon</translation>
    </message>
    <message>
        <source>speed, {0}</source>
        <translation>Geschwindigkeit, {0}</translation>
    </message>
    <message>
        <source>first token, 1,000-token prompt</source>
        <translation>erstes Token, Prompt mit 1.000 Token</translation>
    </message>
    <message>
        <source>prompt read in steps of</source>
        <translation>Prompt gelesen in Schritten von</translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message>
        <source>suggested</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>von Ihnen</translation>
    </message>
    <message>
        <source>Everything fits in memory and leaves {free} free.</source>
        <translation>Alles passt in den Speicher und lässt {free} frei.</translation>
    </message>
    <message>
        <source>You chose {ratio} %: it leaves {free} free.</source>
        <translation>Sie haben {ratio} % gewählt: {free} bleiben frei.</translation>
    </message>
    <message>
        <source>Picked {ratio} %: leaves {free} free.</source>
        <translation>{ratio} % gewählt: {free} bleiben frei.</translation>
    </message>
    <message>
        <source>At {ratio} % memory would be too short.</source>
        <translation>Bei {ratio} % wäre der Speicher zu knapp.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Concise</source>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Answer in as few words as the question allows. Begin with the answer itself; no introduction, no repetition of the question, no closing remark.</source>
        <translation>Antworte in so wenigen Worten, wie die Frage es zulässt. Beginne mit der Antwort selbst; keine Einleitung, keine Wiederholung der Frage, keine Schlussbemerkung.</translation>
    </message>
    <message>
        <source>Programmer</source>
        <translation>Programmierer</translation>
    </message>
    <message>
        <source>You are an experienced software engineer. Give code that is complete and runs, say which versions it needs, and point out errors and edge cases. If something is unclear, ask before you write much code.</source>
        <translation>Du bist ein erfahrener Softwareentwickler. Gib Code, der vollständig ist und läuft, nenne die nötigen Versionen und weise auf Fehler und Grenzfälle hin. Wenn etwas unklar ist, frage nach, bevor du viel Code schreibst.</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Lektor</translation>
    </message>
    <message>
        <source>Correct spelling, grammar and style of the texts you are given. Keep meaning, tone and language. Give the corrected text first, then the changes as a list.</source>
        <translation>Berichtige Rechtschreibung, Grammatik und Stil der Texte, die du bekommst. Behalte Bedeutung, Ton und Sprache bei. Gib zuerst den berichtigten Text, dann die Änderungen als Liste.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Explain step by step, from what is known to what is new, with a small example. After each step check with a question whether it was understood. Today is {{date}}.</source>
        <translation>Erkläre Schritt für Schritt, vom Bekannten zum Neuen, mit einem kleinen Beispiel. Prüfe nach jedem Schritt mit einer Frage, ob es verstanden wurde. Heute ist {{date}}.</translation>
    </message>
</context>
<context>
    <name>PresetsPage</name>
    <message>
        <source>No preset</source>
        <translation>Keine Vorlage</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>No model has been chosen yet.</source>
        <translation>Es wurde noch kein Modell gewählt.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Make an empty preset</source>
        <translation>Leere Vorlage erstellen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Make another one with these values</source>
        <translation>Eine weitere mit diesen Werten erstellen</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Take back all changes of this preset</source>
        <translation>Alle Änderungen dieser Vorlage zurücknehmen</translation>
    </message>
    <message>
        <source>Delete this preset; chats keep what they began with</source>
        <translation>Diese Vorlage löschen; Chats behalten, womit sie begannen</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name has {0} characters at most.</source>
        <translation>Ein Name hat höchstens {0} Zeichen.</translation>
    </message>
    <message>
        <source>Another preset has this name.</source>
        <translation>Eine andere Vorlage hat diesen Namen.</translation>
    </message>
    <message>
        <source>How words are drawn</source>
        <translation>Wie Wörter gezogen werden</translation>
    </message>
    <message>
        <source>As all chats</source>
        <translation>Wie alle Chats</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Denken</translation>
    </message>
    <message>
        <source>As the model</source>
        <translation>Wie das Modell</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>New preset</source>
        <translation>Neue Vorlage</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Vorlagen importieren</translation>
    </message>
    <message>
        <source>Export all presets</source>
        <translation>Alle Vorlagen exportieren</translation>
    </message>
    <message>
        <source>Presets ({0})</source>
        <translation>Vorlagen ({0})</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>All of it is on this PC. moechat sends nothing of it anywhere.</source>
        <translation>Alles bleibt auf diesem PC. moechat sendet nichts davon weiter.</translation>
    </message>
    <message>
        <source>Kept on this PC</source>
        <translation>Auf diesem PC gespeichert</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Import und Export</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Delete my data…</source>
        <translation>Meine Daten löschen…</translation>
    </message>
    <message>
        <source>What you chose was deleted.</source>
        <translation>Das Ausgewählte wurde gelöscht.</translation>
    </message>
    <message>
        <source>Not all of what you chose could be deleted.</source>
        <translation>Nicht alles Ausgewählte konnte gelöscht werden.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
</context>
<context>
    <name>ProgramUpdate</name>
    <message>
        <source>Version {0} is there.</source>
        <translation>Version {0} ist da.</translation>
    </message>
    <message>
        <source>This is the latest version.</source>
        <translation>Dies ist die neueste Version.</translation>
    </message>
    <message>
        <source>Nothing was released there yet.</source>
        <translation>Dort wurde noch nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>{1} cannot be reached. Check the connection, then try again.</source>
        <translation>{1} ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>{1} was asked too often from this network. Try again in an hour.</source>
        <translation>{1} wurde aus diesem Netzwerk zu oft gefragt. Versuchen Sie es in einer Stunde erneut.</translation>
    </message>
    <message>
        <source>{1} gave an answer that makes no sense. Try again later.</source>
        <translation>{1} gab eine Antwort, die keinen Sinn ergibt. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>Offline mode is on in the environment (HF_HUB_OFFLINE): nothing is asked.</source>
        <translation>Der Offline-Modus ist in der Umgebung eingeschaltet (HF_HUB_OFFLINE): Es wird nichts gefragt.</translation>
    </message>
    <message>
        <source>This build does not know where new versions are. Look where you got moechat from.</source>
        <translation>Dieser Build weiß nicht, wo es neue Versionen gibt. Sehen Sie dort nach, woher Sie moechat haben.</translation>
    </message>
    <message>
        <source>Once a day at most, moechat asks {0} which version is the latest. That server sees the version you have and, as every server, the address of your network; nothing else is sent. Nothing is downloaded or replaced.</source>
        <translation>Höchstens einmal am Tag fragt moechat {0} nach der neuesten Version. Der Server sieht Ihre Version und, wie jeder Server, die Adresse Ihres Netzwerks; sonst wird nichts gesendet. Nichts wird heruntergeladen oder ersetzt.</translation>
    </message>
</context>
<context>
    <name>PromptEdit</name>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Streaming active</source>
        <translation>Streaming aktiv</translation>
    </message>
    <message>
        <source>Not streaming: this GPU has no XMX</source>
        <translation>Kein Streaming: GPU ohne XMX</translation>
    </message>
    <message>
        <source>Ratio ignored: unknown kind of experts</source>
        <translation>Anteil ignoriert: unbekannte Expertenart</translation>
    </message>
    <message>
        <source>Ratio ignored: compiled before</source>
        <translation>Anteil ignoriert: zuvor kompiliert</translation>
    </message>
    <message>
        <source>Ratio ignored: cause unknown</source>
        <translation>Anteil ignoriert: Ursache unbekannt</translation>
    </message>
    <message>
        <source>Not streaming: on the processor</source>
        <translation>Kein Streaming: auf dem Prozessor</translation>
    </message>
    <message>
        <source>All experts in memory</source>
        <translation>Alle Experten im Speicher</translation>
    </message>
    <message>
        <source>No experts to stream</source>
        <translation>Keine Experten zu streamen</translation>
    </message>
    <message>
        <source>Streaming not verified</source>
        <translation>Streaming nicht nachgewiesen</translation>
    </message>
    <message>
        <source>Streaming doubtful</source>
        <translation>Streaming zweifelhaft</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory. With all experts in memory it would take {resident}; {streamed} of them are read from the drive as they are needed.</source>
        <translation>Das Modell belegt {measured} Grafikspeicher. Mit allen Experten im Speicher wären es {resident}; {streamed} davon werden bei Bedarf vom Laufwerk gelesen.</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: graphics without XMX units cannot stream experts. The processor, or a smaller model, is the better choice.</source>
        <translation>Das Modell belegt {measured} statt {predicted} Grafikspeicher: Eine GPU ohne XMX-Einheiten kann keine Experten streamen. Der Prozessor oder ein kleineres Modell ist die bessere Wahl.</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: OpenVINO does not know the layout of its experts, so that it cannot stream them. Another version of the model may help.</source>
        <translation>Das Modell belegt {measured} statt {predicted} Grafikspeicher: OpenVINO kennt die Anordnung seiner Experten nicht und kann sie daher nicht streamen. Vielleicht hilft eine andere Version des Modells.</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: OpenVINO took a model from its cache folder that was compiled at another ratio. Load it without a cache folder.</source>
        <translation>Das Modell belegt {measured} statt {predicted} Grafikspeicher: OpenVINO nahm aus seinem Cache-Ordner ein Modell, das mit einem anderen Anteil kompiliert wurde. Laden Sie es ohne Cache-Ordner.</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}, so its experts are all in memory. Why is not known; the driver or OpenVINO may be too old or too new.</source>
        <translation>Das Modell belegt {measured} statt {predicted} Grafikspeicher, seine Experten sind also alle im Speicher. Warum, ist nicht bekannt; vielleicht ist der Treiber oder OpenVINO zu alt oder zu neu.</translation>
    </message>
    <message>
        <source>Experts are streamed to graphics only. The processor has the whole model in RAM.</source>
        <translation>Experten werden nur zur GPU gestreamt. Der Prozessor hält das ganze Modell im RAM.</translation>
    </message>
    <message>
        <source>Nothing is streamed: the whole model is in memory, and no answer waits for the drive.</source>
        <translation>Nichts wird gestreamt: Das ganze Modell ist im Speicher, und keine Antwort wartet auf das Laufwerk.</translation>
    </message>
    <message>
        <source>This model has no experts. It is in memory as a whole.</source>
        <translation>Dieses Modell hat keine Experten. Es ist ganz im Speicher.</translation>
    </message>
    <message>
        <source>The driver does not tell how much graphics memory the model takes. By the plan it is {predicted}.</source>
        <translation>Der Treiber verrät nicht, wie viel Grafikspeicher das Modell belegt. Nach dem Plan sind es {predicted}.</translation>
    </message>
    <message>
        <source>So little is streamed that memory does not show it: {predicted} by the plan, {resident} with all experts in memory.</source>
        <translation>Es wird so wenig gestreamt, dass es am Speicher nicht zu sehen ist: {predicted} nach dem Plan, {resident} mit allen Experten im Speicher.</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory, where {predicted} were planned and {resident} would be all of it. So it is not certain that experts are streamed.</source>
        <translation>Das Modell belegt {measured} Grafikspeicher, wo {predicted} geplant waren und {resident} alles wäre. Ob Experten gestreamt werden, ist daher nicht sicher.</translation>
    </message>
</context>
<context>
    <name>RatioPlot</name>
    <message>
        <source>Speed and memory against the share streamed from disk</source>
        <translation>Geschwindigkeit und Speicher je nach dem Anteil, der vom Laufwerk gestreamt wird</translation>
    </message>
    <message>
        <source>{0} %: {1} tokens a second, measured</source>
        <translation>{0} %: {1} Token pro Sekunde, gemessen</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>memory, GB</source>
        <translation>Speicher, GB</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>comfortable limit {0}</source>
        <translation>bequeme Grenze {0}</translation>
    </message>
    <message>
        <source>{0} %: {1}</source>
        <translation>{0} %: {1}</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>●  measured     - -  estimated     ○  all in memory</source>
        <translation>●  gemessen     - -  geschätzt     ○  alles im Speicher</translation>
    </message>
</context>
<context>
    <name>RatioSlider</name>
    <message>
        <source>Experts streamed from disk, percent</source>
        <translation>Vom Laufwerk gestreamte Experten, Prozent</translation>
    </message>
    <message>
        <source>fits from {0}</source>
        <translation>passt ab {0}</translation>
    </message>
    <message>
        <source>suggested {0}</source>
        <translation>Vorschlag {0}</translation>
    </message>
    <message>
        <source>worked {0}</source>
        <translation>lief mit {0}</translation>
    </message>
    <message>
        <source>measured {0}</source>
        <translation>gemessen {0}</translation>
    </message>
</context>
<context>
    <name>RemovedMessages</name>
    <message>
        <source>Deleted messages</source>
        <translation>Gelöschte Nachrichten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>They are kept until you delete them for good, or the chat.</source>
        <translation>Sie bleiben, bis Sie sie oder den Chat endgültig löschen.</translation>
    </message>
    <message>
        <source>Nothing is deleted in this chat.</source>
        <translation>In diesem Chat ist nichts gelöscht.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 Nachricht</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore: {0}</source>
        <translation>Wiederherstellen: {0}</translation>
    </message>
    <message>
        <source>Really delete all for good?</source>
        <translation>Wirklich alle endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete all for good…</source>
        <translation>Alle endgültig löschen…</translation>
    </message>
</context>
<context>
    <name>ResultDelegate</name>
    <message>
        <source>You: </source>
        <translation>Sie: </translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>{0}, archived</source>
        <translation>{0}, archiviert</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Found in the chats</source>
        <translation>In den Chats gefunden</translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>Gefunden: {0}</translation>
    </message>
</context>
<context>
    <name>RowActions</name>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>Zurück zum Chat (Esc)</translation>
    </message>
    <message>
        <source>More about {0}</source>
        <translation>Mehr zu {0}</translation>
    </message>
    <message>
        <source>Verify, update, delete and the like</source>
        <translation>Prüfen, aktualisieren, löschen und Ähnliches</translation>
    </message>
</context>
<context>
    <name>RowArea</name>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>{0}, message {1} of {2}</source>
        <translation>{0}, Nachricht {1} von {2}</translation>
    </message>
    <message>
        <source>{0}, thinking</source>
        <translation>{0}, Gedanken</translation>
    </message>
</context>
<context>
    <name>SaveButton</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save code as a file</source>
        <translation>Code als Datei speichern</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>moechat is running already, but its window does not answer.</source>
        <translation>moechat läuft schon, aber sein Fenster antwortet nicht.</translation>
    </message>
    <message>
        <source>It may be busy for a moment. You can wait and try again, or open another window: both can use the same chats.</source>
        <translation>Vielleicht ist es gerade beschäftigt. Sie können warten und es erneut versuchen oder ein weiteres Fenster öffnen: Beide können dieselben Chats verwenden.</translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation>Weiteres Fenster öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SelectArea</name>
    <message>
        <source>Select: {0}</source>
        <translation>Auswählen: {0}</translation>
    </message>
</context>
<context>
    <name>SelectBar</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <translation>
            <numerusform>%n löschen</numerusform>
            <numerusform>%n löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the first of them with all that follows it</source>
        <translation>Die erste davon mit allem Folgenden löschen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A number is needed here.</source>
        <translation>Hier wird eine Zahl gebraucht.</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
    <message>
        <source>Only whole numbers make sense here.</source>
        <translation>Nur ganze Zahlen ergeben hier Sinn.</translation>
    </message>
    <message>
        <source>The least that can be is {limit}.</source>
        <translation>Der kleinste mögliche Wert ist {limit}.</translation>
    </message>
    <message>
        <source>The most that can be is {limit}.</source>
        <translation>Der größte mögliche Wert ist {limit}.</translation>
    </message>
    <message>
        <source>It has to be more than {limit}.</source>
        <translation>Der Wert muss größer als {limit} sein.</translation>
    </message>
    <message>
        <source>It has to be less than {limit}.</source>
        <translation>Der Wert muss kleiner als {limit} sein.</translation>
    </message>
    <message>
        <source>At most {0} lines can be given.</source>
        <translation>Höchstens {0} Zeilen sind möglich.</translation>
    </message>
    <message>
        <source>At most {0} characters make sense in a line.</source>
        <translation>Höchstens {0} Zeichen pro Zeile ergeben Sinn.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Zugriffstoken</translation>
    </message>
    <message>
        <source>For models that want you to sign in. It is never shown again.</source>
        <translation>Für Modelle, die eine Anmeldung verlangen. Es wird nie wieder angezeigt.</translation>
    </message>
    <message>
        <source>hugging face login password secret keyring gated api key</source>
        <translation>hugging face login password secret keyring gated api key anmeldung passwort geheim schlüsselbund</translation>
    </message>
    <message>
        <source>Address of the hub</source>
        <translation>Adresse des Hubs</translation>
    </message>
    <message>
        <source>A mirror, for instance. Empty: the usual one.</source>
        <translation>Zum Beispiel ein Spiegelserver. Leer: der übliche.</translation>
    </message>
    <message>
        <source>mirror endpoint url server hugging face host</source>
        <translation>mirror endpoint url server hugging face host spiegel</translation>
    </message>
    <message>
        <source>Send the token to it, too</source>
        <translation>Token auch dorthin senden</translation>
    </message>
    <message>
        <source>Only where you trust whoever runs the mirror.</source>
        <translation>Nur wenn Sie dem Betreiber des Spiegelservers vertrauen.</translation>
    </message>
    <message>
        <source>access mirror endpoint secret</source>
        <translation>access mirror endpoint secret zugriff spiegel geheim</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>With http:// or socks5://, and the user&apos;s name if it has one.</source>
        <translation>Mit http:// oder socks5:// und, falls nötig, dem Benutzernamen.</translation>
    </message>
    <message>
        <source>network socks http company firewall</source>
        <translation>network netzwerk socks http firma firewall</translation>
    </message>
    <message>
        <source>Password of the proxy</source>
        <translation>Proxy-Passwort</translation>
    </message>
    <message>
        <source>For the user in its address. It is never shown again.</source>
        <translation>Für den Benutzer in der Adresse. Es wird nie wieder angezeigt.</translation>
    </message>
    <message>
        <source>login secret keyring user network</source>
        <translation>login secret keyring anmeldung geheim schlüsselbund benutzer netzwerk</translation>
    </message>
    <message>
        <source>Use the proxy of the system</source>
        <translation>Proxy des Systems verwenden</translation>
    </message>
    <message>
        <source>Where none is given above.</source>
        <translation>Wenn oben keiner angegeben ist.</translation>
    </message>
    <message>
        <source>network environment automatic</source>
        <translation>network environment netzwerk umgebung automatisch</translation>
    </message>
    <message>
        <source>More certificates</source>
        <translation>Weitere Zertifikate</translation>
    </message>
    <message>
        <source>A PEM file that is trusted beside those of the system.</source>
        <translation>Eine PEM-Datei, der neben denen des Systems vertraut wird.</translation>
    </message>
    <message>
        <source>ca authority tls ssl company certificate pem file trust</source>
        <translation>ca authority tls ssl firma certificate zertifikat pem datei vertrauen</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Tries the way to the hub step by step.</source>
        <translation>Probiert den Weg zum Hub Schritt für Schritt.</translation>
    </message>
    <message>
        <source>test check network internet online offline reach</source>
        <translation>test check prüfen netzwerk internet online offline erreichen</translation>
    </message>
    <message>
        <source>Files at the same time</source>
        <translation>Gleichzeitige Dateien</translation>
    </message>
    <message>
        <source>More may be faster; fewer leave more to others.</source>
        <translation>Mehr sind vielleicht schneller; weniger lassen anderen mehr übrig.</translation>
    </message>
    <message>
        <source>parallel downloads connections speed bandwidth</source>
        <translation>parallel downloads verbindungen geschwindigkeit tempo bandbreite</translation>
    </message>
    <message>
        <source>Leave free on the drive</source>
        <translation>Auf dem Laufwerk frei lassen</translation>
    </message>
    <message>
        <source>A download that would leave less waits.</source>
        <translation>Ein Download, der weniger übrig ließe, wartet.</translation>
    </message>
    <message>
        <source>reserve disk storage space full</source>
        <translation>reserve disk festplatte speicherplatz voll</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>dark light mode colours night scheme</source>
        <translation>dark light dunkel hell modus farben nacht schema theme</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Of the size that the system asks for. All else grows along.</source>
        <translation>Im Verhältnis zur Größe des Systems. Alles andere wächst mit.</translation>
    </message>
    <message>
        <source>font zoom scale large small letters</source>
        <translation>font schrift zoom skalierung groß klein buchstaben</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>How much room there is between lines, buttons and messages.</source>
        <translation>Wie viel Platz zwischen Zeilen, Schaltflächen und Nachrichten ist.</translation>
    </message>
    <message>
        <source>compact spacing space tight</source>
        <translation>compact kompakt abstand platz eng</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Menus that fade in, and the cursor that blinks in a text.</source>
        <translation>Menüs, die eingeblendet werden, und der Cursor, der im Text blinkt.</translation>
    </message>
    <message>
        <source>animation motion reduce blinking effects accessibility</source>
        <translation>animation bewegung verringern blinken effekte barrierefreiheit motion accessibility</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>This PC</source>
        <translation>Dieser PC</translation>
    </message>
    <message>
        <source>Looking takes up to 15 seconds; chats go on meanwhile.</source>
        <translation>Die Prüfung dauert bis zu 15 Sekunden; Chats laufen weiter.</translation>
    </message>
    <message>
        <source>doctor check xmx driver gpu versions hardware problem</source>
        <translation>doctor check prüfen xmx driver treiber gpu versionen hardware problem</translation>
    </message>
    <message>
        <source>Drive test</source>
        <translation>Laufwerktest</translation>
    </message>
    <message>
        <source>How fast a drive reads streamed experts, and what that means for the current model. Takes ten seconds at most; where there is no model on the drive, a file is written for it and deleted.</source>
        <translation>Wie schnell ein Laufwerk gestreamte Experten liest und was das für das aktuelle Modell heißt. Dauert höchstens zehn Sekunden; ohne Modell dort wird eine Testdatei geschrieben und gelöscht.</translation>
    </message>
    <message>
        <source>disk ssd nvme speed benchmark read-ahead slices storage</source>
        <translation>disk ssd nvme speed benchmark read-ahead slices storage laufwerk festplatte geschwindigkeit tempo stücke speicher</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>What is found above, settings that differ from the defaults, and the last warnings. Chats, your name and names of folders are left out.</source>
        <translation>Was oben gefunden wurde, Einstellungen, die vom Standard abweichen, und die letzten Warnungen. Ohne Chats, Ihren Namen und Namen von Ordnern.</translation>
    </message>
    <message>
        <source>copy bug support help issue</source>
        <translation>copy kopieren bug fehler support hilfe problem</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>What the program did, without the text of chats.</source>
        <translation>Was das Programm tat, ohne den Text der Chats.</translation>
    </message>
    <message>
        <source>log file errors crash</source>
        <translation>log datei fehler absturz crash</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>language translation</source>
        <translation>language sprache übersetzung</translation>
    </message>
    <message>
        <source>Load the last model at the start</source>
        <translation>Beim Start das letzte Modell laden</translation>
    </message>
    <message>
        <source>Else it is loaded when you choose it.</source>
        <translation>Sonst wird es geladen, wenn Sie es wählen.</translation>
    </message>
    <message>
        <source>startup automatic open begin</source>
        <translation>startup automatisch öffnen anfang</translation>
    </message>
    <message>
        <source>Give memory back after</source>
        <translation>Speicher zurückgeben nach</translation>
    </message>
    <message>
        <source>Minutes without a question or a key. The next message loads the model again. 0 = never.</source>
        <translation>Minuten ohne Frage oder Tastendruck. Die nächste Nachricht lädt das Modell wieder. 0 = nie.</translation>
    </message>
    <message>
        <source>unload idle timeout free ram sleep</source>
        <translation>unload idle timeout memory entladen leerlauf frei ram ruhe</translation>
    </message>
    <message>
        <source>Send a message with</source>
        <translation>Nachricht senden mit</translation>
    </message>
    <message>
        <source>enter return key shortcut new line keyboard</source>
        <translation>enter return eingabe taste tastenkürzel neue zeile tastatur</translation>
    </message>
    <message>
        <source>Titles of chats by the model</source>
        <translation>Titel der Chats vom Modell</translation>
    </message>
    <message>
        <source>Written after the first answers, while nothing else is asked of the model. With experts streamed from disk that takes longer. A title of your own stays.</source>
        <translation>Nach den ersten Antworten geschrieben, solange das Modell sonst nichts zu tun hat. Mit vom Laufwerk gestreamten Experten dauert das länger. Ein eigener Titel bleibt.</translation>
    </message>
    <message>
        <source>name automatic rename generate</source>
        <translation>name automatic rename generate automatisch umbenennen generieren</translation>
    </message>
    <message>
        <source>Show the list of chats</source>
        <translation>Chatliste anzeigen</translation>
    </message>
    <message>
        <source>{0} does the same.</source>
        <translation>{0} bewirkt dasselbe.</translation>
    </message>
    <message>
        <source>sidebar left column hide</source>
        <translation>sidebar seitenleiste links spalte ausblenden</translation>
    </message>
    <message>
        <source>Show speed and memory</source>
        <translation>Geschwindigkeit und Speicher anzeigen</translation>
    </message>
    <message>
        <source>panel right gauge hide tokens</source>
        <translation>panel speed memory leiste rechts anzeige ausblenden token</translation>
    </message>
    <message>
        <source>Say when a long answer is ready</source>
        <translation>Melden, wenn eine lange Antwort fertig ist</translation>
    </message>
    <message>
        <source>With a message of the system, while the window is hidden or behind others.</source>
        <translation>Mit einer Nachricht des Systems, während das Fenster verborgen oder hinter anderen ist.</translation>
    </message>
    <message>
        <source>notification notify finished done alert background</source>
        <translation>notification benachrichtigung fertig hinweis hintergrund</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>Weiterlaufen, wenn das Fenster geschlossen wird</translation>
    </message>
    <message>
        <source>An icon in the tray brings the window back, or quits. Models stay loaded.</source>
        <translation>Ein Symbol im Infobereich holt das Fenster zurück oder beendet moechat. Modelle bleiben geladen.</translation>
    </message>
    <message>
        <source>tray icon background minimise close quit exit</source>
        <translation>tray icon symbol hintergrund minimieren schließen beenden</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Erster Start</translation>
    </message>
    <message>
        <source>Look this PC over once more, and recommend a model for it.</source>
        <translation>Diesen PC noch einmal prüfen und ein Modell dafür empfehlen.</translation>
    </message>
    <message>
        <source>welcome recommend again setup wizard</source>
        <translation>welcome willkommen empfehlen erneut einrichtung assistent setup wizard</translation>
    </message>
    <message>
        <source>This desktop shows no icons of running programs: closing the window quits.</source>
        <translation>Dieser Desktop zeigt keine Symbole laufender Programme: Das Schließen des Fensters beendet moechat.</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generierung</translation>
    </message>
    <message>
        <source>These values are for</source>
        <translation>Diese Werte gelten für</translation>
    </message>
    <message>
        <source>A chat can have values of its own; what it leaves out is shared.</source>
        <translation>Ein Chat kann eigene Werte haben; sonst gelten die gemeinsamen.</translation>
    </message>
    <message>
        <source>this chat per chat defaults all chats</source>
        <translation>dieser chat pro chat standard alle chats</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Systemprompt</translation>
    </message>
    <message>
        <source>What the model is told before the first message. {{date}} and {{time}} become those of the beginning of the chat, {{model}} the name of the model.</source>
        <translation>Was dem Modell vor der ersten Nachricht gesagt wird. {{date}} und {{time}} stehen für Datum und Zeit vom Beginn des Chats, {{model}} für den Namen des Modells.</translation>
    </message>
    <message>
        <source>instructions persona role custom variables</source>
        <translation>instructions anweisungen persona rolle eigene variablen</translation>
    </message>
    <message>
        <source>When a chat no longer fits</source>
        <translation>Wenn ein Chat nicht mehr passt</translation>
    </message>
    <message>
        <source>Leaving out messages changes what the model knows, and what is kept has to be read again, which takes a while where experts are streamed. The chat shows what was left out.</source>
        <translation>Nachrichten wegzulassen ändert, was das Modell weiß, und das Behaltene muss neu gelesen werden; mit gestreamten Experten dauert das eine Weile. Der Chat zeigt, was weggelassen wurde.</translation>
    </message>
    <message>
        <source>context full overflow truncate summary rolling window</source>
        <translation>context kontext voll überlauf kürzen zusammenfassung fenster</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>0 = always the likeliest word; higher = more varied.</source>
        <translation>0 = immer das wahrscheinlichste Wort; höher = abwechslungsreicher.</translation>
    </message>
    <message>
        <source>creativity random randomness sampling greedy</source>
        <translation>kreativität zufall zufällig sampling greedy temperature</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest words that together have this share.</source>
        <translation>Nur die wahrscheinlichsten Wörter, die zusammen diesen Anteil haben.</translation>
    </message>
    <message>
        <source>nucleus sampling top p</source>
        <translation>nucleus sampling top p</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only that many of the likeliest words. 0 = all.</source>
        <translation>Nur so viele der wahrscheinlichsten Wörter. 0 = alle.</translation>
    </message>
    <message>
        <source>sampling top k</source>
        <translation>sampling top k</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Only words at least this likely, compared with the likeliest.</source>
        <translation>Nur Wörter, die verglichen mit dem wahrscheinlichsten mindestens so wahrscheinlich sind.</translation>
    </message>
    <message>
        <source>sampling min p</source>
        <translation>sampling min p</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>Wiederholungsstrafe</translation>
    </message>
    <message>
        <source>More than 1 avoids words that were there before. 1 = off.</source>
        <translation>Mehr als 1 meidet Wörter, die schon vorkamen. 1 = aus.</translation>
    </message>
    <message>
        <source>repeat loop penalty</source>
        <translation>repeat repetition wiederholung schleife penalty</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>Präsenzstrafe</translation>
    </message>
    <message>
        <source>More than 0 prefers words the answer does not have yet.</source>
        <translation>Mehr als 0 bevorzugt Wörter, die die Antwort noch nicht hat.</translation>
    </message>
    <message>
        <source>repeat new topics penalty</source>
        <translation>repeat presence wiederholung neue themen penalty</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>Häufigkeitsstrafe</translation>
    </message>
    <message>
        <source>As presence, but the more often a word was there, the stronger.</source>
        <translation>Wie Präsenz, aber umso stärker, je öfter ein Wort vorkam.</translation>
    </message>
    <message>
        <source>repeat penalty</source>
        <translation>repeat frequency wiederholung penalty</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Längste Antwort</translation>
    </message>
    <message>
        <source>The answer ends there, finished or not. A word has 1 to 2 tokens.</source>
        <translation>Dort endet die Antwort, fertig oder nicht. Ein Wort hat 1 bis 2 Token.</translation>
    </message>
    <message>
        <source>token limit length maximum max new tokens</source>
        <translation>token limit grenze länge maximum max new tokens</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>With a fixed one the same question gets the same answer.</source>
        <translation>Mit einem festen bekommt dieselbe Frage dieselbe Antwort.</translation>
    </message>
    <message>
        <source>random reproducible fixed number</source>
        <translation>seed zufall random reproduzierbar feste zahl</translation>
    </message>
    <message>
        <source>Stop strings</source>
        <translation>Stoppzeichenfolgen</translation>
    </message>
    <message>
        <source>An answer ends before the first of these. One a line; \n stands for a new line.</source>
        <translation>Eine Antwort endet vor der ersten davon. Eine pro Zeile; \n steht für eine neue Zeile.</translation>
    </message>
    <message>
        <source>stop sequences words end</source>
        <translation>stop sequences stopp wörter ende</translation>
    </message>
    <message>
        <source>Models &amp; storage</source>
        <translation>Modelle &amp; Ablage</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>What computes. A change loads the model again.</source>
        <translation>Was rechnet. Eine Änderung lädt das Modell neu.</translation>
    </message>
    <message>
        <source>gpu cpu graphics processor npu xmx</source>
        <translation>gpu cpu grafik prozessor npu xmx device</translation>
    </message>
    <message>
        <source>Folder of models</source>
        <translation>Modellordner</translation>
    </message>
    <message>
        <source>Where downloaded models are put.</source>
        <translation>Wohin heruntergeladene Modelle kommen.</translation>
    </message>
    <message>
        <source>download directory path drive disk storage location</source>
        <translation>download verzeichnis pfad laufwerk festplatte speicher ort</translation>
    </message>
    <message>
        <source>More folders of models</source>
        <translation>Weitere Modellordner</translation>
    </message>
    <message>
        <source>Models are found in these, too.</source>
        <translation>Auch in diesen werden Modelle gefunden.</translation>
    </message>
    <message>
        <source>drive disk storage location second other remove</source>
        <translation>drive disk laufwerk festplatte speicher ort zweiter weitere entfernen</translation>
    </message>
    <message>
        <source>Models that were opened</source>
        <translation>Geöffnete Modelle</translation>
    </message>
    <message>
        <source>Removing one from the list leaves its files alone.</source>
        <translation>Wird eines von der Liste entfernt, bleiben seine Dateien.</translation>
    </message>
    <message>
        <source>list remove forget recent add folder</source>
        <translation>liste entfernen vergessen letzte hinzufügen ordner</translation>
    </message>
    <message>
        <source>Offload tuning</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>Of all models; a CSV file opens in any spreadsheet.</source>
        <translation>Von allen Modellen; eine CSV-Datei lässt sich in jeder Tabellenkalkulation öffnen.</translation>
    </message>
    <message>
        <source>history benchmark speed export csv best setting tune plot</source>
        <translation>history verlauf benchmark geschwindigkeit export csv beste einstellung kurve</translation>
    </message>
    <message>
        <source>Experts streamed, for this model</source>
        <translation>Gestreamte Experten, für dieses Modell</translation>
    </message>
    <message>
        <source>More streamed needs less memory and is slower.</source>
        <translation>Mehr Streaming braucht weniger Speicher und ist langsamer.</translation>
    </message>
    <message>
        <source>offload ratio share percent disk starting automatic fixed</source>
        <translation>offload ratio auslagerungsanteil anteil prozent laufwerk start automatisch fest</translation>
    </message>
    <message>
        <source>Leave free for other programs</source>
        <translation>Für andere Programme frei lassen</translation>
    </message>
    <message>
        <source>On top of what the plan keeps free anyway.</source>
        <translation>Zusätzlich zu dem, was der Plan ohnehin frei hält.</translation>
    </message>
    <message>
        <source>memory ram reserve headroom</source>
        <translation>memory speicher ram reserve headroom</translation>
    </message>
    <message>
        <source>Leave free in addition, on battery</source>
        <translation>Im Akkubetrieb zusätzlich frei lassen</translation>
    </message>
    <message>
        <source>Asked when a model is loaded; a loaded one stays as it is.</source>
        <translation>Gilt beim Laden eines Modells; ein geladenes bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>memory ram reserve laptop power</source>
        <translation>memory speicher ram reserve laptop strom akku</translation>
    </message>
    <message>
        <source>Keep streamed experts in the file cache</source>
        <translation>Gestreamte Experten im Dateicache halten</translation>
    </message>
    <message>
        <source>Free memory then answers instead of the drive; other programs get it back at once. Automatic does without on battery.</source>
        <translation>Freier Speicher statt Laufwerk; andere Programme bekommen ihn sofort zurück. Automatisch: nicht im Akkubetrieb.</translation>
    </message>
    <message>
        <source>page cache warm read ahead speed first token drive</source>
        <translation>page cache warm read ahead speed first token drive dateicache vorauslesen geschwindigkeit erstes token laufwerk</translation>
    </message>
    <message>
        <source>Lock the model in memory, on a CPU</source>
        <translation>Modell im Speicher sperren, auf einer CPU</translation>
    </message>
    <message>
        <source>Answers stay fast while other programs want the memory, and those get less. Without it, what they took is read back before an answer.</source>
        <translation>Hält Antworten schnell, wenn andere Programme Speicher wollen; diese bekommen weniger. Sonst wird vor Antworten zurückgelesen.</translation>
    </message>
    <message>
        <source>mlock virtuallock swap page file paging pin resident</source>
        <translation>mlock virtuallock swap page file paging pin resident auslagerungsdatei festhalten ram</translation>
    </message>
    <message>
        <source>Context size</source>
        <translation>Kontextgröße</translation>
    </message>
    <message>
        <source>How much of a chat the model can have in view.</source>
        <translation>Wie viel von einem Chat das Modell im Blick haben kann.</translation>
    </message>
    <message>
        <source>tokens length memory window kv cache</source>
        <translation>token länge memory speicher fenster kv cache context</translation>
    </message>
    <message>
        <source>Context precision</source>
        <translation>Kontextgenauigkeit</translation>
    </message>
    <message>
        <source>Fewer bits need less memory, at some cost in quality.</source>
        <translation>Weniger Bits brauchen weniger Speicher, auf Kosten der Qualität.</translation>
    </message>
    <message>
        <source>kv cache u8 u4 f16 bits quantisation</source>
        <translation>kv cache u8 u4 f16 bits quantisierung</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>Prefill-Block</translation>
    </message>
    <message>
        <source>Tokens of a prompt read at a time. Larger is faster with streaming and needs more memory.</source>
        <translation>Token eines Prompts, die auf einmal gelesen werden. Größer ist mit Streaming schneller und braucht mehr Speicher.</translation>
    </message>
    <message>
        <source>prompt reading batch first token</source>
        <translation>prompt lesen batch chunk erstes token</translation>
    </message>
    <message>
        <source>When loading fails</source>
        <translation>Wenn das Laden fehlschlägt</translation>
    </message>
    <message>
        <source>out of memory retry try again step down recovery</source>
        <translation>out of memory speicher voll erneut versuchen stufe wiederherstellung</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>New chats begin with</source>
        <translation>Neue Chats beginnen mit</translation>
    </message>
    <message>
        <source>For the model that is chosen now; every model has its own.</source>
        <translation>Für das jetzt gewählte Modell; jedes Modell hat seine eigene.</translation>
    </message>
    <message>
        <source>default preset model</source>
        <translation>default standard preset vorlage modell</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Vorlagen importieren</translation>
    </message>
    <message>
        <source>From a JSON or TOML file that was exported here.</source>
        <translation>Aus einer JSON- oder TOML-Datei, die hier exportiert wurde.</translation>
    </message>
    <message>
        <source>share backup load</source>
        <translation>teilen sicherung backup laden preset</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Vorlagen exportieren</translation>
    </message>
    <message>
        <source>All of them, as JSON, or as TOML where the name says so.</source>
        <translation>Alle als JSON, oder als TOML, wenn der Dateiname so endet.</translation>
    </message>
    <message>
        <source>share backup save</source>
        <translation>teilen sicherung backup speichern preset</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Chats keep what they began with when it is changed.</source>
        <translation>Wird sie geändert, behalten Chats, womit sie begannen.</translation>
    </message>
    <message>
        <source>library persona assistant</source>
        <translation>bibliothek persona assistent preset</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>rename umbenennen</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denken</translation>
    </message>
    <message>
        <source>Where the model&apos;s template has a switch for it.</source>
        <translation>Sofern das Template des Modells einen Schalter dafür hat.</translation>
    </message>
    <message>
        <source>reasoning think enable</source>
        <translation>reasoning denken think aktivieren</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>Denkaufwand</translation>
    </message>
    <message>
        <source>Where the model&apos;s template knows it.</source>
        <translation>Sofern das Template des Modells ihn kennt.</translation>
    </message>
    <message>
        <source>reasoning think low medium high</source>
        <translation>reasoning denken think niedrig mittel hoch</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Logs, and what can be fetched again</source>
        <translation>Protokolle und neu Ladbares</translation>
    </message>
    <message>
        <source>Access token and proxy password</source>
        <translation>Zugriffstoken und Proxy-Passwort</translation>
    </message>
    <message>
        <source>Messages, drafts, and the speeds that were measured.</source>
        <translation>Nachrichten, Entwürfe und die gemessenen Geschwindigkeiten.</translation>
    </message>
    <message>
        <source>conversations history database stored where</source>
        <translation>konversationen verlauf datenbank gespeichert wo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>What is chosen here, and folders of models.</source>
        <translation>Was hier gewählt ist, und Ordner von Modellen.</translation>
    </message>
    <message>
        <source>configuration file toml stored where</source>
        <translation>konfiguration datei toml gespeichert wo</translation>
    </message>
    <message>
        <source>log files crash stored where</source>
        <translation>log dateien absturz gespeichert wo</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Folder of data</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>where stored location portable folder directory</source>
        <translation>where stored location portable folder wo gespeichert ort portabel ordner verzeichnis</translation>
    </message>
    <message>
        <source>weights size storage where</source>
        <translation>gewichte größe speicher wo</translation>
    </message>
    <message>
        <source>Export all chats</source>
        <translation>Alle Chats exportieren</translation>
    </message>
    <message>
        <source>To read elsewhere, or as JSON to import them again.</source>
        <translation>Zum Lesen anderswo, oder als JSON zum erneuten Importieren.</translation>
    </message>
    <message>
        <source>save backup copy markdown html pdf json</source>
        <translation>save backup sicherung kopie markdown html pdf json</translation>
    </message>
    <message>
        <source>Import chats</source>
        <translation>Chats importieren</translation>
    </message>
    <message>
        <source>Exports of moechat, ChatGPT, LM Studio and Open WebUI.</source>
        <translation>Exporte von moechat, ChatGPT, LM Studio und Open WebUI.</translation>
    </message>
    <message>
        <source>restore backup load move json zip</source>
        <translation>restore backup wiederherstellen laden umzug json zip</translation>
    </message>
    <message>
        <source>Delete my data</source>
        <translation>Meine Daten löschen</translation>
    </message>
    <message>
        <source>Chats, settings, logs, secrets and models: you choose which. What moechat did not make is kept.</source>
        <translation>Chats, Einstellungen, Protokolle, Zugangsdaten und Modelle: Sie wählen, was. Was nicht von moechat stammt, bleibt.</translation>
    </message>
    <message>
        <source>beside the program, as its file “portable” asks for</source>
        <translation>neben dem Programm, wie es dessen Datei „portable“ verlangt</translation>
    </message>
    <message>
        <source>as the variable MOECHAT_HOME says</source>
        <translation>wie in der Variable MOECHAT_HOME angegeben</translation>
    </message>
    <message>
        <source>the usual place</source>
        <translation>der übliche Ort</translation>
    </message>
    <message>
        <source>erase remove wipe clear reset all data history</source>
        <translation>erase remove löschen entfernen zurücksetzen alle daten verlauf</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>about release number newer</source>
        <translation>about info über release version nummer neuer</translation>
    </message>
    <message>
        <source>Look for newer versions of moechat</source>
        <translation>Nach neuen Versionen von moechat suchen</translation>
    </message>
    <message>
        <source>update upgrade automatic internet request privacy</source>
        <translation>update upgrade automatisch internet anfrage aktualisierung datenschutz privacy</translation>
    </message>
    <message>
        <source>Open-source licences</source>
        <translation>Open-Source-Lizenzen</translation>
    </message>
    <message>
        <source>moechat is under the Apache License 2.0. Here is whose work is in it.</source>
        <translation>moechat steht unter der Apache-Lizenz 2.0. Hier steht, wessen Arbeit darin steckt.</translation>
    </message>
    <message>
        <source>license copyright third party notices legal lgpl qt</source>
        <translation>license lizenz copyright urheberrecht third party notices drittanbieter hinweise rechtliches lgpl qt</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Close the settings</source>
        <translation>Einstellungen schließen</translation>
    </message>
    <message>
        <source>Close the settings (Esc)</source>
        <translation>Einstellungen schließen (Esc)</translation>
    </message>
    <message>
        <source>Some changes take effect when the model is loaded again.</source>
        <translation>Einige Änderungen wirken erst, wenn das Modell neu geladen wird.</translation>
    </message>
    <message>
        <source>Reload now</source>
        <translation>Jetzt neu laden</translation>
    </message>
    <message>
        <source>Load the model again with these settings</source>
        <translation>Das Modell mit diesen Einstellungen neu laden</translation>
    </message>
    <message>
        <source>needs reload</source>
        <translation>Neuladen nötig</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Keine Einstellung enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>text + images</source>
        <translation>Text + Bilder</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>{experts} experts, {active} active</source>
        <translation>{experts} Experten, {active} aktiv</translation>
    </message>
    <message>
        <source>no experts</source>
        <translation>keine Experten</translation>
    </message>
    <message>
        <source>{number} B</source>
        <translation>{number} B</translation>
    </message>
    <message>
        <source>{total} parameters, {active} active</source>
        <translation>{total} Parameter, {active} aktiv</translation>
    </message>
    <message>
        <source>~{size}</source>
        <translation>~{size}</translation>
    </message>
    <message>
        <source>Files are damaged or missing</source>
        <translation>Dateien sind beschädigt oder fehlen</translation>
    </message>
    <message>
        <source>No room on the drive</source>
        <translation>Kein Platz auf dem Laufwerk</translation>
    </message>
    <message>
        <source>Fits; its experts cannot be streamed</source>
        <translation>Passt; Experten nicht streambar</translation>
    </message>
    <message>
        <source>its size is not known before the download</source>
        <translation>die Größe ist vor dem Download nicht bekannt</translation>
    </message>
    <message>
        <source>needs {size}</source>
        <translation>braucht {size}</translation>
    </message>
    <message>
        <source>{size} are free for it</source>
        <translation>{size} sind dafür frei</translation>
    </message>
    <message>
        <source>Better on this PC: {name} ({verdict}).</source>
        <translation>Auf diesem PC besser: {name} ({verdict}).</translation>
    </message>
    <message>
        <source>{speed} tok/s measured</source>
        <translation>{speed} tok/s gemessen</translation>
    </message>
    <message>
        <source>about {speed} tok/s, estimated</source>
        <translation>ca. {speed} tok/s, geschätzt</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{size}/s</source>
        <translation>{size}/s</translation>
    </message>
    <message>
        <source>Its download: {state}.</source>
        <translation>Download: {state}.</translation>
    </message>
    <message>
        <source>Its files: {state}.</source>
        <translation>Dateien: {state}.</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>noch nicht verwendet</translation>
    </message>
    <message>
        <source>used today</source>
        <translation>heute verwendet</translation>
    </message>
    <message>
        <source>used yesterday</source>
        <translation>gestern verwendet</translation>
    </message>
    <message>
        <source>used {day}</source>
        <translation>verwendet {day}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>revision {commit}, changed files: {count}, {size}</source>
        <translation>Revision {commit}, geänderte Dateien: {count}, {size}</translation>
    </message>
    <message>
        <source>update · {commit}</source>
        <translation>Update · {commit}</translation>
    </message>
    <message>
        <source>{total} RAM, {free} free</source>
        <translation>{total} RAM, {free} frei</translation>
    </message>
    <message>
        <source>GPU may use {size}</source>
        <translation>GPU darf {size} nutzen</translation>
    </message>
    <message>
        <source>{free} free on the drive</source>
        <translation>{free} frei auf dem Laufwerk</translation>
    </message>
    <message>
        <source>{drive}, {free} free</source>
        <translation>{drive}, {free} frei</translation>
    </message>
    <message>
        <source>{name} (XMX)</source>
        <translation>{name} (XMX)</translation>
    </message>
    <message>
        <source>downloads running: {count}</source>
        <translation>laufende Downloads: {count}</translation>
    </message>
    <message>
        <source>downloads waiting: {count}</source>
        <translation>wartende Downloads: {count}</translation>
    </message>
    <message>
        <source>{size} of models on this PC</source>
        <translation>{size} Modelle auf diesem PC</translation>
    </message>
</context>
<context>
    <name>ShelvesPresenter</name>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Deleted “{0}”</source>
        <translation>„{0}“ gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n chats deleted</source>
        <translation>
            <numerusform>%n Chat gelöscht</numerusform>
            <numerusform>%n Chats gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Archived “{0}”</source>
        <translation>„{0}“ archiviert</translation>
    </message>
    <message numerus="yes">
        <source>%n chats archived</source>
        <translation>
            <numerusform>%n Chat archiviert</numerusform>
            <numerusform>%n Chats archiviert</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted the folder “{0}”</source>
        <translation>Ordner „{0}“ gelöscht</translation>
    </message>
    <message>
        <source>Delete this chat for good?</source>
        <translation>Diesen Chat endgültig löschen?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats for good?</source>
        <translation>
            <numerusform>%n Chat endgültig löschen?</numerusform>
            <numerusform>%n Chats endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Their messages are removed from the disk. There is no way back.</source>
        <translation>Die Nachrichten werden vom Laufwerk entfernt. Es gibt kein Zurück.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>SideBar</name>
    <message>
        <source>Scroll sideways</source>
        <translation>Seitwärts blättern</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Nothing was found. Every word has to be in one message.</source>
        <translation>Nichts gefunden. Jedes Wort muss in einer Nachricht stehen.</translation>
    </message>
    <message>
        <source>Nothing yet: older messages are still being read.</source>
        <translation>Noch nichts: Ältere Nachrichten werden noch gelesen.</translation>
    </message>
    <message>
        <source>Hide the chats</source>
        <translation>Chats ausblenden</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>New temporary chat</source>
        <translation>Neuer temporärer Chat</translation>
    </message>
    <message>
        <source>New temporary chat: nothing of it is written to disk</source>
        <translation>Neuer temporärer Chat: Nichts davon wird auf das Laufwerk geschrieben</translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation>Chats suchen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Find, download and manage models</source>
        <translation>Modelle finden, herunterladen und verwalten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>List of chats</source>
        <translation>Liste der Chats</translation>
    </message>
    <message>
        <source>Your chats will be listed here. They stay on this PC.</source>
        <translation>Hier erscheinen Ihre Chats. Sie bleiben auf diesem PC.</translation>
    </message>
</context>
<context>
    <name>Size</name>
    <message>
        <source>under 1&#xa0;kB</source>
        <translation>unter 1 kB</translation>
    </message>
</context>
<context>
    <name>Sleep</name>
    <message>
        <source>A model is answering, measured or downloaded.</source>
        <translation>Ein Modell antwortet, wird gemessen oder heruntergeladen.</translation>
    </message>
</context>
<context>
    <name>SourceBar</name>
    <message>
        <source>Streamed per token</source>
        <translation>Je Token gestreamt</translation>
    </message>
</context>
<context>
    <name>SpeedView</name>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Time from Send to the first token of the last answer: reading the prompt</source>
        <translation>Zeit vom Senden bis zum ersten Token der letzten Antwort: Lesen des Prompts</translation>
    </message>
    <message>
        <source>Tokens a second: now, while an answer is written; else those of the last answer. Reading the prompt is not counted.</source>
        <translation>Token pro Sekunde: jetzt, solange eine Antwort geschrieben wird; sonst die der letzten Antwort. Das Lesen des Prompts zählt nicht mit.</translation>
    </message>
    <message>
        <source>Share of the new part of the prompt that is read, and tokens a second of it</source>
        <translation>Gelesener Anteil des neuen Teils vom Prompt, und Token pro Sekunde dabei</translation>
    </message>
    <message>
        <source>Speed over the last 60 s of answering</source>
        <translation>Geschwindigkeit der letzten 60 s beim Antworten</translation>
    </message>
    <message>
        <source>{0} tokens per second</source>
        <translation>{0} Token pro Sekunde</translation>
    </message>
    <message>
        <source>Speed: not measured yet</source>
        <translation>Geschwindigkeit: noch nicht gemessen</translation>
    </message>
    <message>
        <source>first token {0}</source>
        <translation>erstes Token {0}</translation>
    </message>
    <message>
        <source>prompt {0} %</source>
        <translation>Prompt {0} %</translation>
    </message>
    <message>
        <source>prompt {0} % · {1}</source>
        <translation>Prompt {0} % · {1}</translation>
    </message>
</context>
<context>
    <name>StreamingCard</name>
    <message>
        <source>Experts streamed from disk</source>
        <translation>Vom Laufwerk gestreamte Experten</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>Who sets the share of streamed experts</source>
        <translation>Wer den Anteil gestreamter Experten festlegt</translation>
    </message>
    <message>
        <source>Find best setting…</source>
        <translation>Optimum suchen…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>all in memory</source>
        <translation>alles im Speicher</translation>
    </message>
    <message>
        <source>least memory</source>
        <translation>minimaler Speicher</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>How many of the routed experts are read from the drive as they are needed. Arrow keys move by 5 %, with Ctrl by single experts. Letting go loads the model again.</source>
        <translation>Wie viele der gerouteten Experten bei Bedarf vom Laufwerk gelesen werden. Pfeiltasten ändern um 5 %, mit Strg um einzelne Experten. Loslassen lädt das Modell neu.</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
</context>
<context>
    <name>Streams</name>
    <message>
        <source>What there is to say cannot be written ({0}). Send it somewhere else.</source>
        <translation>Die Ausgabe kann nicht geschrieben werden ({0}). Leiten Sie sie woandershin.</translation>
    </message>
</context>
<context>
    <name>TemporaryBar</name>
    <message>
        <source>Temporary chat: nothing of it is written to disk. It ends when you leave it.</source>
        <translation>Temporärer Chat: Nichts wird auf das Laufwerk geschrieben. Er endet beim Verlassen.</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Forget this chat and begin a usual one</source>
        <translation>Diesen Chat vergessen und einen gewöhnlichen beginnen</translation>
    </message>
</context>
<context>
    <name>TemporaryPresenter</name>
    <message>
        <source>End the temporary chat?</source>
        <translation>Temporären Chat beenden?</translation>
    </message>
    <message>
        <source>Its messages were never written to disk. They are gone when you leave it.</source>
        <translation>Seine Nachrichten wurden nie auf das Laufwerk geschrieben. Sie sind weg, wenn Sie ihn verlassen.</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>ThoughtRow</name>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Thought for {0}</source>
        <translation>{0} nachgedacht</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Hides the thinking</source>
        <translation>Gedanken ausblenden</translation>
    </message>
    <message>
        <source>Shows the thinking</source>
        <translation>Gedanken anzeigen</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Show the chats</source>
        <translation>Chats anzeigen</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Speed and memory</source>
        <translation>Geschwindigkeit und Speicher</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>Model: {0}</source>
        <translation>Modell: {0}</translation>
    </message>
    <message>
        <source>Choose the model that answers</source>
        <translation>Das antwortende Modell wählen</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>Modellordner öffnen…</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Entladen</translation>
    </message>
    <message>
        <source>Give the model&apos;s memory back; the chats stay</source>
        <translation>Den Speicher des Modells zurückgeben; die Chats bleiben</translation>
    </message>
    <message>
        <source>{0} (missing)</source>
        <translation>{0} (fehlt)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Von dieser Liste entfernen</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>The answer begins</source>
        <translation>Die Antwort beginnt</translation>
    </message>
    <message>
        <source>The answer was interrupted</source>
        <translation>Die Antwort wurde unterbrochen</translation>
    </message>
    <message>
        <source>The answer was stopped</source>
        <translation>Die Antwort wurde angehalten</translation>
    </message>
    <message>
        <source>The answer reached its token limit</source>
        <translation>Die Antwort hat ihre Tokengrenze erreicht</translation>
    </message>
    <message>
        <source>The answer is complete</source>
        <translation>Die Antwort ist vollständig</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Download of {0}</source>
        <translation>Download von {0}</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Open moechat</source>
        <translation>moechat öffnen</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>TuneCommand</name>
    <message>
        <source>Ctrl+C ends it and keeps what has been measured.</source>
        <translation>Strg+C beendet es und behält, was gemessen wurde.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Angehalten, bevor etwas gemessen wurde.</translation>
    </message>
</context>
<context>
    <name>TunerDialog</name>
    <message>
        <source>Find best setting</source>
        <translation>Beste Einstellung suchen</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Fortschritt der Messung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop and keep what was measured</source>
        <translation>Anhalten und Gemessenes behalten</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Find the best setting for {0}</source>
        <translation>Beste Einstellung für {0} suchen</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Chatting waits meanwhile. You can stop at any time; what was measured stays.</source>
        <translation>Chats warten so lange. Sie können jederzeit anhalten; Gemessenes bleibt.</translation>
    </message>
    <message>
        <source>{0}, about {1} min left</source>
        <translation>{0}, noch etwa {1} min</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>TunerPresenter</name>
    <message>
        <source>Loads the model with several settings, measures answers, and keeps the best one.</source>
        <translation>Lädt das Modell mit mehreren Einstellungen, misst Antworten und behält die beste.</translation>
    </message>
    <message>
        <source>Other heavy programs would spoil the result; better close them.</source>
        <translation>Andere anspruchsvolle Programme verfälschen das Ergebnis; schließen Sie sie besser.</translation>
    </message>
    <message>
        <source>The computer runs on battery, where it is slower: plug it in first.</source>
        <translation>Der Computer läuft im Akkubetrieb, wo er langsamer ist: Schließen Sie zuerst das Netzteil an.</translation>
    </message>
    <message>
        <source>Freeing memory</source>
        <translation>Speicher wird frei</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second with {free_bytes} to spare, against {other_tokens_s} at {other_ratio} %.</source>
        <translation>Am besten sind {ratio} % gestreamt: {tokens_s} Token pro Sekunde mit {free_bytes} Reserve, gegenüber {other_tokens_s} bei {other_ratio} %.</translation>
    </message>
    <message>
        <source>Best is everything in memory: {tokens_s} tokens a second with {free_bytes} to spare, against {other_tokens_s} with {other_ratio} % streamed.</source>
        <translation>Am besten ist alles im Speicher: {tokens_s} Token pro Sekunde mit {free_bytes} Reserve, gegenüber {other_tokens_s} mit {other_ratio} % gestreamt.</translation>
    </message>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second, although {lowest_ratio} % keeps more in memory; that gave {lowest_tokens_s}.</source>
        <translation>Am besten sind {ratio} % gestreamt: {tokens_s} Token pro Sekunde, obwohl {lowest_ratio} % mehr im Speicher halten; damit waren es {lowest_tokens_s}.</translation>
    </message>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second. At {failed_ratio} % it did not go well.</source>
        <translation>Am besten sind {ratio} % gestreamt: {tokens_s} Token pro Sekunde. Bei {failed_ratio} % ging es nicht gut.</translation>
    </message>
    <message>
        <source>{ratio} % streamed gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing else was measured.</source>
        <translation>{ratio} % gestreamt ergeben {tokens_s} Token pro Sekunde mit {free_bytes} Reserve. Anderes wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>The usual setting is best: {tokens_s} tokens a second. None of {count} settings was faster by more than chance.</source>
        <translation>Die übliche Einstellung ist am besten: {tokens_s} Token pro Sekunde. Von {count} Einstellungen war keine mehr als zufällig schneller.</translation>
    </message>
    <message>
        <source>Best is {setting}: {tokens_s} tokens a second, against {usual_tokens_s} as usual.</source>
        <translation>Am besten ist {setting}: {tokens_s} Token pro Sekunde, gegenüber {usual_tokens_s} wie üblich.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>Es wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>There is too little memory to load this model, so there is nothing to measure. Close other programs, or choose a smaller model.</source>
        <translation>Zum Laden dieses Modells ist zu wenig Speicher da, es gibt also nichts zu messen. Schließen Sie andere Programme, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Everything in memory gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing else was measured.</source>
        <translation>Alles im Speicher ergibt {tokens_s} Token pro Sekunde mit {free_bytes} Reserve. Anderes wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>At the end the first setting was {percent} % {direction} than at the beginning: other programs or the computer&apos;s temperature changed. Measuring again may tell more.</source>
        <translation>Am Ende war die erste Einstellung {percent} % {direction} als am Anfang: Andere Programme oder die Temperatur des Computers haben sich geändert. Eine neue Messung sagt vielleicht mehr.</translation>
    </message>
    <message>
        <source>Two texts differed by {percent} %, so the speed is uncertain.</source>
        <translation>Zwei Texte wichen um {percent} % voneinander ab, die Geschwindigkeit ist also unsicher.</translation>
    </message>
    <message>
        <source>It also held with a context of {tokens} tokens nearly full.</source>
        <translation>Es hielt auch mit fast vollem Kontext von {tokens} Token.</translation>
    </message>
    <message>
        <source>With a full context {ratio} % failed, so it was not chosen.</source>
        <translation>Mit vollem Kontext schlugen {ratio} % fehl und wurden daher nicht gewählt.</translation>
    </message>
    <message>
        <source>A long prompt took {seconds} s in steps of {tokens} tokens and {other_seconds} s in steps of {other_tokens}.</source>
        <translation>Ein langer Prompt dauerte {seconds} s in Schritten von {tokens} Token und {other_seconds} s in Schritten von {other_tokens}.</translation>
    </message>
    <message>
        <source>The time was short, so not everything could be measured.</source>
        <translation>Die Zeit war knapp, daher konnte nicht alles gemessen werden.</translation>
    </message>
    <message>
        <source>It was stopped early.</source>
        <translation>Es wurde vorzeitig angehalten.</translation>
    </message>
    <message>
        <source>memory ran out</source>
        <translation>Speicher ging aus</translation>
    </message>
    <message>
        <source>the engine failed</source>
        <translation>Engine fiel aus</translation>
    </message>
    <message>
        <source>the graphics did not stream</source>
        <translation>GPU streamte nicht</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>hier nicht unterstützt</translation>
    </message>
    <message>
        <source>hardly any memory was left</source>
        <translation>kaum Speicher blieb übrig</translation>
    </message>
    <message>
        <source>the power supply changed meanwhile</source>
        <translation>die Stromversorgung wechselte dabei</translation>
    </message>
    <message>
        <source>too slow to measure</source>
        <translation>zu langsam zum Messen</translation>
    </message>
    <message>
        <source>failed with a full context</source>
        <translation>mit vollem Kontext fehlgeschlagen</translation>
    </message>
    <message>
        <source>Loading: {setting}…</source>
        <translation>Laden: {setting}…</translation>
    </message>
    <message>
        <source>Measuring: {setting}…</source>
        <translation>Messen: {setting}…</translation>
    </message>
    <message>
        <source>Reading a long prompt: {setting}…</source>
        <translation>Langen Prompt lesen: {setting}…</translation>
    </message>
    <message>
        <source>Filling the context: {setting}…</source>
        <translation>Kontext füllen: {setting}…</translation>
    </message>
    <message>
        <source>4-bit KV cache</source>
        <translation>4-Bit-KV-Cache</translation>
    </message>
    <message>
        <source>8-bit KV cache</source>
        <translation>8-Bit-KV-Cache</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>{ratio} % streamed</source>
        <translation>{ratio} % gestreamt</translation>
    </message>
    <message>
        <source>all in memory</source>
        <translation>alles im Speicher</translation>
    </message>
    <message>
        <source>Measuring takes about {time}, {limit} at most.</source>
        <translation>Die Messung dauert etwa {time}, höchstens {limit}.</translation>
    </message>
    <message>
        <source>{setting}: {speed} tokens a second, first token {first} s</source>
        <translation>{setting}: {speed} Token pro Sekunde, erstes Token {first} s</translation>
    </message>
    <message>
        <source>{0} KV cache</source>
        <translation>KV-Cache {0}</translation>
    </message>
    <message>
        <source>{0} threads</source>
        <translation>{0} Threads</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>eine Sekunde</translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation>{0} Sekunden</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0} Minuten</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>Updating</name>
    <message>
        <source>No model here is of a known origin, so none can be updated</source>
        <translation>Kein Modell hier ist bekannter Herkunft, daher lässt sich keines aktualisieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Asking the hub for updates…</source>
        <translation>Hub wird nach Updates gefragt…</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Update all</source>
        <translation>Alle aktualisieren</translation>
    </message>
    <message>
        <source>The hub has something newer</source>
        <translation>Der Hub hat etwas Neueres</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>{0} is as new as the hub&apos;s</source>
        <translation>{0} ist so neu wie beim Hub</translation>
    </message>
    <message>
        <source>All models are as new as the hub&apos;s</source>
        <translation>Alle Modelle sind so neu wie beim Hub</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Fits in memory</source>
        <translation>Passt in den Speicher</translation>
    </message>
    <message>
        <source>Fits with {ratio} % streamed</source>
        <translation>Passt mit {ratio} % gestreamt</translation>
    </message>
    <message>
        <source>Runs, but slowly</source>
        <translation>Läuft, aber langsam</translation>
    </message>
    <message>
        <source>Too large for this PC</source>
        <translation>Zu groß für diesen PC</translation>
    </message>
    <message>
        <source>Too large, and its experts cannot be streamed</source>
        <translation>Zu groß, Experten nicht streambar</translation>
    </message>
    <message>
        <source>Not supported by this version</source>
        <translation>Von dieser Version nicht unterstützt</translation>
    </message>
    <message>
        <source>It needs {needed} of the {available} that are available now.</source>
        <translation>Es braucht {needed} von {available}, die jetzt verfügbar sind.</translation>
    </message>
    <message>
        <source>About {speed} tokens a second ({basis}).</source>
        <translation>Etwa {speed} Token pro Sekunde ({basis}).</translation>
    </message>
    <message>
        <source>The download has {size}.</source>
        <translation>Der Download hat {size}.</translation>
    </message>
    <message>
        <source>The download has {size}; time at the last rate: {time}.</source>
        <translation>Der Download hat {size}; Dauer beim letzten Tempo: {time}.</translation>
    </message>
    <message>
        <source>The drive lacks {size} for it.</source>
        <translation>Dem Laufwerk fehlen dafür {size}.</translation>
    </message>
    <message>
        <source>The drive has {size} left after it.</source>
        <translation>Auf dem Laufwerk bleiben danach {size}.</translation>
    </message>
</context>
<context>
    <name>VersionSwitch</name>
    <message>
        <source>{0}/{1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>Version {0} of {1}</source>
        <translation>Fassung {0} von {1}</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>Vorherige Fassung</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>Nächste Fassung</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>Waiting for the first word…</source>
        <translation>Wartet auf das erste Wort…</translation>
    </message>
    <message>
        <source>Reading {0} tokens, {1} %</source>
        <translation>{0} Token werden gelesen, {1} %</translation>
    </message>
    <message>
        <source>Reading {0} tokens, {1} %, about {2} left</source>
        <translation>{0} Token werden gelesen, {1} %, noch etwa {2}</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>Prompt wird gelesen</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
</context>
<context>
    <name>WindowContents</name>
    <message>
        <source>{0} - moechat</source>
        <translation>{0} - moechat</translation>
    </message>
</context>
<context>
    <name>WrapButton</name>
    <message>
        <source>Wrap</source>
        <translation>Umbruch</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
    <message>
        <source>Wrap lines that are longer than the column</source>
        <translation>Zeilen umbrechen, die länger als die Spalte sind</translation>
    </message>
</context>
<context>
    <name>_Figures</name>
    <message>
        <source>needs</source>
        <translation>braucht</translation>
    </message>
    <message>
        <source>Weights, resident experts, context and working memory together</source>
        <translation>Gewichte, Experten im Speicher, Kontext und Arbeitspuffer zusammen</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>What is left below the comfortable limit, 85 % of the memory that the model could get now</source>
        <translation>Was unter der bequemen Grenze bleibt, 85 % des Speichers, den das Modell jetzt bekommen könnte</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Tokens a second once the answer runs: measured on this computer, or estimated from its memory and drive</source>
        <translation>Token pro Sekunde, sobald die Antwort läuft: auf diesem Computer gemessen oder aus seinem Speicher und Laufwerk geschätzt</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>erstes Token</translation>
    </message>
    <message>
        <source>Time to the first token of an answer to a new prompt of 1,000 tokens</source>
        <translation>Zeit bis zum ersten Token einer Antwort auf einen neuen Prompt mit 1.000 Token</translation>
    </message>
    <message>
        <source>to change</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>The model is loaded again and the context cache is lost: the next answer reads the whole chat again</source>
        <translation>Das Modell wird neu geladen, und der Kontext-Cache geht verloren: Die nächste Antwort liest den ganzen Chat neu</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>loads again</source>
        <translation>lädt neu</translation>
    </message>
    <message>
        <source>loads again, {0}</source>
        <translation>lädt neu, {0}</translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>Total less free memory, less what the model takes</source>
        <translation>Gesamter abzüglich freiem Speicher, abzüglich dessen, was das Modell belegt</translation>
    </message>
    <message>
        <source>Attention, embeddings and everything else of the model that every token needs; by the model&apos;s files</source>
        <translation>Attention, Embeddings und alles andere des Modells, das jedes Token braucht; nach den Dateien des Modells</translation>
    </message>
    <message>
        <source>Memory that only the engine holds, graphics memory included. Pages of the model&apos;s files that the system may drop at any time count as free.</source>
        <translation>Speicher, den nur die Engine hält, Grafikspeicher eingeschlossen. Seiten der Modelldateien, die das System jederzeit verwerfen darf, gelten als frei.</translation>
    </message>
    <message>
        <source>Reserved for the chat when the model was loaded; how much of it is used stands beside it</source>
        <translation>Beim Laden des Modells für den Chat reserviert; daneben steht, wie viel davon belegt ist</translation>
    </message>
    <message>
        <source>What the engine holds beyond weights and context: runtime, compiled kernels, the step in hand</source>
        <translation>Was die Engine über Gewichte und Kontext hinaus hält: Laufzeit, kompilierte Kernel, den laufenden Schritt</translation>
    </message>
    <message>
        <source>What programs can get without the system having to swap. The mark in the bar is the comfortable limit for the model, the outline what its plan takes.</source>
        <translation>Was Programme bekommen können, ohne dass das System Swap nutzen muss. Die Marke im Balken ist die bequeme Grenze für das Modell, der Umriss, was sein Plan belegt.</translation>
    </message>
    <message>
        <source>Resident experts, {0}</source>
        <translation>Experten im Speicher, {0}</translation>
    </message>
    <message>
        <source>Context, {0}</source>
        <translation>Kontext, {0}</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>Always-resident weights</source>
        <translation>Ständig geladene Gewichte</translation>
    </message>
    <message>
        <source>Resident experts</source>
        <translation>Experten im Speicher</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Working memory</source>
        <translation>Arbeitspuffer</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Engine of moechat</source>
        <translation>Engine von moechat</translation>
    </message>
</context>
<context>
    <name>_PlaceLine</name>
    <message>
        <source>{0} (suggested)</source>
        <translation>{0} (vorgeschlagen)</translation>
    </message>
    <message>
        <source>{0} (as usual)</source>
        <translation>{0} (wie üblich)</translation>
    </message>
    <message>
        <source>Download here</source>
        <translation>Hierhin herunterladen</translation>
    </message>
    <message>
        <source>Download to {0}</source>
        <translation>Nach {0} herunterladen</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Pasted text, {0} characters, {1} lines</source>
        <translation>Eingefügter Text, {0} Zeichen, {1} Zeilen</translation>
    </message>
    <message>
        <source>Remove the pasted text</source>
        <translation>Eingefügten Text entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>_Stage</name>
    <message>
        <source>{0} …</source>
        <translation>{0} …</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: fertig</translation>
    </message>
</context>
<context>
    <name>_Table</name>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} von {1} GB</translation>
    </message>
    <message>
        <source>{0} tok/s</source>
        <translation>{0} tok/s</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation>{0}k</translation>
    </message>
</context>
</TS>
