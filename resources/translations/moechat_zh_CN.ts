<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>打开其网页</translation>
    </message>
    <message>
        <source>Show licences…</source>
        <translation>显示许可证…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在查询…</translation>
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
        <translation>moechat 有新版本</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>打开其网页</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Not set.</source>
        <translation>未设置。</translation>
    </message>
    <message>
        <source>The variable HF_TOKEN has one. One that is set here goes before it.</source>
        <translation>环境变量 HF_TOKEN 中已有一个。在此设置的令牌优先。</translation>
    </message>
    <message>
        <source>Stored in the keyring.</source>
        <translation>已存入密钥环。</translation>
    </message>
    <message>
        <source>For this session only, as there is no keyring.</source>
        <translation>没有密钥环，仅在本次运行期间有效。</translation>
    </message>
    <message>
        <source>For this session only, as the keyring does not take it. Unlock it and try again.</source>
        <translation>密钥环未能保存，仅在本次运行期间有效。请解锁密钥环后重试。</translation>
    </message>
    <message>
        <source>Not used in this session, but still in the keyring. Unlock it and try again.</source>
        <translation>本次运行不使用，但仍在密钥环中。请解锁密钥环后重试。</translation>
    </message>
    <message>
        <source>This is not the address of a hub. It looks like https://huggingface.co.</source>
        <translation>这不是模型中心的地址。地址形如 https://huggingface.co。</translation>
    </message>
    <message>
        <source>Leave the password out here, where anyone can read it. It has its own field.</source>
        <translation>请不要在此填写密码，这里任何人都能看到。密码有单独的输入框。</translation>
    </message>
    <message>
        <source>This is not the address of a proxy. It begins with http:// or socks5://, such as http://name@proxy:8080.</source>
        <translation>这不是代理地址。代理地址以 http:// 或 socks5:// 开头，例如 http://name@proxy:8080。</translation>
    </message>
    <message>
        <source>This is not an access token: it has no spaces and no special letters.</source>
        <translation>这不是访问令牌：令牌不含空格和特殊字符。</translation>
    </message>
    <message>
        <source>This file is missing or holds no certificates. It has to be in the PEM format.</source>
        <translation>此文件不存在或不含证书。文件必须为 PEM 格式。</translation>
    </message>
</context>
<context>
    <name>AccessCards</name>
    <message>
        <source>Access to the hub</source>
        <translation>访问模型中心</translation>
    </message>
    <message>
        <source>Remove the access token</source>
        <translation>移除访问令牌</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Remove the password of the proxy</source>
        <translation>移除代理密码</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a file with certificates</source>
        <translation>选择证书文件</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Type another one</source>
        <translation>输入另一个</translation>
    </message>
    <message>
        <source>Type it or paste it</source>
        <translation>输入或粘贴</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>证书 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
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
        <translation>新对话</translation>
    </message>
    <message>
        <source>begin empty</source>
        <translation>开始 新建 空白 begin empty new</translation>
    </message>
    <message>
        <source>New folder for chats</source>
        <translation>新建对话文件夹</translation>
    </message>
    <message>
        <source>Search all chats</source>
        <translation>搜索所有对话</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <translation>在此对话中查找</translation>
    </message>
    <message>
        <source>Next place that was found</source>
        <translation>下一处结果</translation>
    </message>
    <message>
        <source>Previous place that was found</source>
        <translation>上一处结果</translation>
    </message>
    <message>
        <source>New temporary chat</source>
        <translation>新临时对话</translation>
    </message>
    <message>
        <source>incognito private unsaved</source>
        <translation>隐身 无痕 私密 不保存 incognito private unsaved</translation>
    </message>
    <message>
        <source>Next chat</source>
        <translation>下一个对话</translation>
    </message>
    <message>
        <source>older</source>
        <translation>更早 较旧 older</translation>
    </message>
    <message>
        <source>Previous chat</source>
        <translation>上一个对话</translation>
    </message>
    <message>
        <source>newer</source>
        <translation>更新 较新 newer</translation>
    </message>
    <message>
        <source>Rename, in the list of chats</source>
        <translation>重命名（在对话列表中）</translation>
    </message>
    <message>
        <source>Delete this chat</source>
        <translation>删除此对话</translation>
    </message>
    <message>
        <source>remove trash</source>
        <translation>移除 删除 回收站 remove trash</translation>
    </message>
    <message>
        <source>Export this chat…</source>
        <translation>导出此对话…</translation>
    </message>
    <message>
        <source>save markdown html pdf json</source>
        <translation>保存 save markdown html pdf json</translation>
    </message>
    <message>
        <source>Export all chats…</source>
        <translation>导出所有对话…</translation>
    </message>
    <message>
        <source>save backup markdown html pdf json</source>
        <translation>保存 备份 save backup markdown html pdf json</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <translation>导入对话…</translation>
    </message>
    <message>
        <source>chatgpt lm studio open webui backup json</source>
        <translation>导入 备份 chatgpt lm studio open webui backup json</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>写消息</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>换行</translation>
    </message>
    <message>
        <source>Attach documents or images…</source>
        <translation>附加文档或图像…</translation>
    </message>
    <message>
        <source>file pdf picture upload</source>
        <translation>文件 图片 上传 附件 file pdf upload picture</translation>
    </message>
    <message>
        <source>Close what is open, or stop</source>
        <translation>关闭已打开的内容，或停止</translation>
    </message>
    <message>
        <source>Regenerate the answer</source>
        <translation>重新生成回答</translation>
    </message>
    <message>
        <source>answer again retry another</source>
        <translation>再答一次 重试 换一个 retry again answer another</translation>
    </message>
    <message>
        <source>Continue the answer</source>
        <translation>继续回答</translation>
    </message>
    <message>
        <source>go on longer</source>
        <translation>继续 更长 接着写 continue go on longer</translation>
    </message>
    <message>
        <source>Edit the last message</source>
        <translation>编辑上一条消息</translation>
    </message>
    <message>
        <source>↑ does the same while nothing is written</source>
        <translation>输入框为空时，按 ↑ 亦可</translation>
    </message>
    <message>
        <source>Previous version of the answer</source>
        <translation>回答的上一个版本</translation>
    </message>
    <message>
        <source>Next version of the answer</source>
        <translation>回答的下一个版本</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>复制最后一个回答</translation>
    </message>
    <message>
        <source>Copy the last block of code</source>
        <translation>复制最后一个代码块</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>load switch change</source>
        <translation>加载 切换 更换 load switch change</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>打开模型文件夹…</translation>
    </message>
    <message>
        <source>load add</source>
        <translation>加载 添加 load add</translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation>卸载模型</translation>
    </message>
    <message>
        <source>eject free memory</source>
        <translation>弹出 释放内存 eject free memory</translation>
    </message>
    <message>
        <source>Go to a chat, a model, anything</source>
        <translation>转到对话、模型或任何内容</translation>
    </message>
    <message>
        <source>Show the chat</source>
        <translation>显示对话</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>显示模型</translation>
    </message>
    <message>
        <source>download find manage</source>
        <translation>下载 查找 管理 download find manage</translation>
    </message>
    <message>
        <source>Show the offload tuning</source>
        <translation>显示卸载调优</translation>
    </message>
    <message>
        <source>performance speed memory settings</source>
        <translation>性能 速度 内存 设置 performance speed memory settings</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>options preferences</source>
        <translation>选项 首选项 偏好 options preferences</translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <translation>显示或隐藏对话列表</translation>
    </message>
    <message>
        <source>Show or hide speed and memory</source>
        <translation>显示或隐藏速度与内存</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>面板 panel</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>放大 zoom in</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>缩小 zoom out</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>恢复文字大小</translation>
    </message>
    <message>
        <source>zoom reset</source>
        <translation>缩放 重置 zoom reset</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>keys help</source>
        <translation>按键 帮助 快捷键 keys help</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>退出 关闭 结束 exit close end</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
</context>
<context>
    <name>ActivityFigures</name>
    <message>
        <source>Read by the model</source>
        <translation>模型读取</translation>
    </message>
    <message>
        <source>Bytes a second that the engine reads from files: experts streamed from disk. By the system&apos;s counters of its process.</source>
        <translation>引擎每秒从文件读取的字节数，即从磁盘流式读取的专家。来自系统对引擎进程的计数。</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>每个 token</translation>
    </message>
    <message>
        <source>The same for each token, over the last 32 tokens or 10 seconds at least. Prompts are not counted.</source>
        <translation>同上，按每个 token 计，至少取最近 32 个 token 或 10 秒。不计提示词。</translation>
    </message>
    <message>
        <source>From the file cache</source>
        <translation>来自文件缓存</translation>
    </message>
    <message>
        <source>Share of these bytes that free memory answered, without the drive. Windows does not tell this.</source>
        <translation>这些字节中由可用内存直接提供、未读磁盘的比例。Windows 不提供此数据。</translation>
    </message>
    <message>
        <source>Experts in memory</source>
        <translation>内存中的专家</translation>
    </message>
    <message>
        <source>Share of the experts that a token found in memory, estimated from the bytes read per token. Warm: over the last tokens, after the pool has filled. Since load: with the first uses of experts, which have to be read whatever the setting.</source>
        <translation>token 所用专家中已在内存里的比例，根据每个 token 读取的字节数估算。“预热后”：专家池填满之后，最近若干 token 的值。“加载以来”：包括专家的首次使用，这部分无论如何设置都必须读取。</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>What the drive under the model reads a second for all programs, and the share of the time that it works. By the system&apos;s counters of the drive.</source>
        <translation>模型所在磁盘每秒为所有程序读取的数据量，以及磁盘处于工作状态的时间比例。来自系统对磁盘的计数。</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Share of all cores that the engine uses, by the system&apos;s counters of its process</source>
        <translation>引擎占用全部核心的比例，来自系统对引擎进程的计数</translation>
    </message>
    <message>
        <source>Page faults</source>
        <translation>缺页</translation>
    </message>
    <message>
        <source>Pages of the engine that had to come back from a drive. Many of them mean that memory is too short. On Windows: of the whole system.</source>
        <translation>引擎必须从磁盘读回的内存页数。数量很多说明内存不足。在 Windows 上为整个系统的值。</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Memory that the whole system moves from and to the drive. Windows tells only what goes out: what comes back is among the page faults.</source>
        <translation>整个系统与磁盘之间换入和换出的内存。Windows 只提供换出量：换入的计入缺页。</translation>
    </message>
    <message>
        <source>Memory pressure</source>
        <translation>内存压力</translation>
    </message>
    <message>
        <source>Share of the time in which something waited for memory, by the kernel&apos;s pressure figures of the engine&apos;s control group or the system. On Windows: how much of the memory that can be promised to programs is promised.</source>
        <translation>有任务在等待内存的时间比例，来自内核对引擎所在控制组或整个系统的压力统计。在 Windows 上为可提交内存中已提交的比例。</translation>
    </message>
    <message>
        <source>Graphics busy</source>
        <translation>显卡占用</translation>
    </message>
    <message>
        <source>Share of the time that the engine keeps the GPU busy, by its driver</source>
        <translation>引擎占用 GPU 的时间比例，来自其驱动程序</translation>
    </message>
    <message>
        <source>Graphics memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Memory of the engine on the GPU, by its driver</source>
        <translation>引擎在 GPU 上占用的内存，来自其驱动程序</translation>
    </message>
    <message>
        <source>not available here</source>
        <translation>此处不可用</translation>
    </message>
    <message>
        <source>{0}/s</source>
        <translation>{0}/s</translation>
    </message>
    <message>
        <source>{0} warm</source>
        <translation>预热后 {0}</translation>
    </message>
    <message>
        <source>{0} since load</source>
        <translation>加载以来 {0}</translation>
    </message>
    <message>
        <source>{0} busy</source>
        <translation>占用 {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{1} 核的 {0}</translation>
    </message>
    <message>
        <source>{0} promised</source>
        <translation>已提交 {0}</translation>
    </message>
</context>
<context>
    <name>Alarm</name>
    <message>
        <source>Slower than expected</source>
        <translation>比预期慢</translation>
    </message>
    <message>
        <source>Memory is too short</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>The answer stands still</source>
        <translation>回答停滞</translation>
    </message>
    <message>
        <source>The answer comes at {speed} tokens a second instead of about {usual}, and memory is not why. Another program may use the graphics, or the computer saves power.</source>
        <translation>回答速度为每秒 {speed} 个 token，而通常约为 {usual} 个，原因不在内存。可能有其他程序在使用显卡，或电脑处于省电状态。</translation>
    </message>
    <message>
        <source>The answer comes at {speed} tokens a second instead of about {usual}, because what should be in memory is read back from the drive: {evidence}.</source>
        <translation>回答速度为每秒 {speed} 个 token，而通常约为 {usual} 个，因为本应在内存中的内容要从磁盘重新读取：{evidence}。</translation>
    </message>
    <message>
        <source>There has been no word for {seconds} seconds. Wait, or stop the answer and start the engine again.</source>
        <translation>已有 {seconds} 秒没有新内容。请等待，或停止回答并重启引擎。</translation>
    </message>
    <message>
        <source>{size} a second from the swap space</source>
        <translation>每秒从交换空间读入 {size}</translation>
    </message>
    <message>
        <source>{size} a second to the swap space</source>
        <translation>每秒向交换空间写出 {size}</translation>
    </message>
    <message>
        <source>{count} page faults a second</source>
        <translation>每秒 {count} 次缺页</translation>
    </message>
    <message>
        <source>{size} of memory are free</source>
        <translation>可用内存为 {size}</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>请关闭其他程序，或选择较小的模型。</translation>
    </message>
    <message>
        <source>{ratio} % needs {freed} less: about {speed} tokens a second are expected.</source>
        <translation>{ratio}% 可少用 {freed}：预计每秒约 {speed} 个 token。</translation>
    </message>
    <message>
        <source>Conversations of {context_tokens} tokens need {freed} less.</source>
        <translation>对话上限为 {context_tokens} 个 token 时可少用 {freed}。</translation>
    </message>
</context>
<context>
    <name>AnswerNews</name>
    <message>
        <source>The answer is ready</source>
        <translation>回答已就绪</translation>
    </message>
    <message>
        <source>Click to read it.</source>
        <translation>点击查看。</translation>
    </message>
    <message>
        <source>The answer ended early</source>
        <translation>回答提前结束</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>点击查看原因。</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>舒适</translation>
    </message>
    <message>
        <source>Spacious</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <translation>尽量减少</translation>
    </message>
</context>
<context>
    <name>AttachedRow</name>
    <message>
        <source>Hides the passages</source>
        <translation>隐藏段落</translation>
    </message>
    <message>
        <source>Shows the passages</source>
        <translation>显示段落</translation>
    </message>
</context>
<context>
    <name>Attachments</name>
    <message>
        <source>{0} by {1} pixels</source>
        <translation>{0} × {1} 像素</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 页</translation>
    </message>
    <message>
        <source>{0} pages</source>
        <translation>{0} 页</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} 个 token</translation>
    </message>
    <message>
        <source>~{0} tokens</source>
        <translation>约 {0} 个 token</translation>
    </message>
    <message>
        <source>read whole</source>
        <translation>全文读取</translation>
    </message>
    <message>
        <source>read by passages</source>
        <translation>按段落读取</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Reading page {0} of {1}</source>
        <translation>正在读取第 {0} / {1} 页</translation>
    </message>
    <message>
        <source>1 passage used</source>
        <translation>使用了 1 个段落</translation>
    </message>
    <message>
        <source>{0} passages used</source>
        <translation>使用了 {0} 个段落</translation>
    </message>
    <message>
        <source>{0}, page {1}</source>
        <translation>{0}，第 {1} 页</translation>
    </message>
    <message>
        <source>The document is too long to be read whole, and has no word of the question: this is its beginning.</source>
        <translation>文档太长，无法全文读取，且其中没有问题里的词：这是它的开头。</translation>
    </message>
    <message>
        <source>The document is too long to be read whole. These passages were chosen by the words of the question (BM25), not by its meaning.</source>
        <translation>文档太长，无法全文读取。这些段落按问题中的词 (BM25) 选出，而不是按含义。</translation>
    </message>
    <message>
        <source>Pasted text.txt</source>
        <translation>粘贴的文本.txt</translation>
    </message>
    <message>
        <source>Pasted image.png</source>
        <translation>粘贴的图像.png</translation>
    </message>
</context>
<context>
    <name>AttachmentsPresenter</name>
    <message>
        <source>Documents and images, for the message that you are writing</source>
        <translation>文档和图像，用于正在写的消息</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>附加文档或图像</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Images ({0})</source>
        <translation>图像 ({0})</translation>
    </message>
    <message>
        <source>{0} is still being read.</source>
        <translation>仍在读取 {0}。</translation>
    </message>
    <message>
        <source>Remove {0} first: it was not attached.</source>
        <translation>请先移除 {0}：它没有附加成功。</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
</context>
<context>
    <name>Battery</name>
    <message>
        <source>The computer runs on its battery now.</source>
        <translation>电脑正在使用电池供电。</translation>
    </message>
    <message>
        <source>Your settings leave {reserve} more memory free on battery. The model was loaded before; load it again for that to count.</source>
        <translation>按照设置，使用电池时要多留出 {reserve} 内存。模型在此之前已加载；重新加载后才会生效。</translation>
    </message>
    <message>
        <source>{ratio}&#xa0;% of the experts are streamed from the drive, and that takes power with every token. Streaming less of them, or a smaller model, makes the battery last longer.</source>
        <translation>{ratio}% 的专家从磁盘流式读取，每个 token 都会耗电。减少流式读取或使用较小的模型可延长续航。</translation>
    </message>
</context>
<context>
    <name>Bottleneck</name>
    <message>
        <source>Limited by computing</source>
        <translation>受限于计算</translation>
    </message>
    <message>
        <source>Other programs keep the processor busy</source>
        <translation>其他程序占用处理器</translation>
    </message>
    <message>
        <source>What limits it is not known here</source>
        <translation>瓶颈未知</translation>
    </message>
    <message>
        <source>Limited by streaming from the file cache</source>
        <translation>受限于从文件缓存流式读取</translation>
    </message>
    <message>
        <source>Limited by streaming from the drive</source>
        <translation>受限于从磁盘流式读取</translation>
    </message>
    <message>
        <source>Limited by heat</source>
        <translation>受限于温度</translation>
    </message>
    <message>
        <source>Limited by paging: memory is too short</source>
        <translation>受限于换页：内存不足</translation>
    </message>
    <message>
        <source>Limited by swapping: memory is too short</source>
        <translation>受限于交换：内存不足</translation>
    </message>
    <message>
        <source>Stream a larger share of the experts, or close other programs.</source>
        <translation>请提高流式读取比例，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>请关闭其他程序，或选择较小的模型。</translation>
    </message>
    <message>
        <source>The memory of the engine is limited, by a container for example: raise that limit.</source>
        <translation>引擎的内存受到限制，例如容器的限制：请提高该限制。</translation>
    </message>
    <message>
        <source>Memory and drive keep up: nothing to do.</source>
        <translation>内存和磁盘都跟得上：无需处理。</translation>
    </message>
    <message>
        <source>Close those that compute.</source>
        <translation>请关闭正在占用处理器的程序。</translation>
    </message>
    <message>
        <source>The model computes little, and nothing is seen that it waits for.</source>
        <translation>模型几乎没有在计算，也看不出它在等待什么。</translation>
    </message>
    <message>
        <source>A smaller streamed share makes it faster, where memory allows; a faster drive does not.</source>
        <translation>内存允许时，降低流式读取比例会更快；更快的磁盘没有帮助。</translation>
    </message>
    <message>
        <source>Close other programs, so that the file cache holds more of the model, or stream a smaller share where memory allows.</source>
        <translation>请关闭其他程序，让文件缓存容纳模型的更多部分；或在内存允许时降低流式读取比例。</translation>
    </message>
    <message>
        <source>Let the computer cool down, give it air, and plug it in.</source>
        <translation>请让电脑降温，保持通风，并接通电源。</translation>
    </message>
    <message>
        <source>An NVMe drive inside would help most.</source>
        <translation>换用电脑内部的 NVMe 磁盘最有效。</translation>
    </message>
    <message>
        <source>{size} streamed per token</source>
        <translation>每个 token 流式读取 {size}</translation>
    </message>
    <message>
        <source>{size} streamed per token, {share} % cached</source>
        <translation>每个 token 流式读取 {size}，缓存命中 {share}%</translation>
    </message>
    <message>
        <source>1 core at {share} %</source>
        <translation>1 个核心占用 {share}%</translation>
    </message>
    <message>
        <source>{cores} cores at {share} %</source>
        <translation>{cores} 个核心占用 {share}%</translation>
    </message>
    <message>
        <source>{own} % for the model, {all} % in use</source>
        <translation>模型占 {own}%，共占用 {all}%</translation>
    </message>
    <message>
        <source>graphics {share} % busy</source>
        <translation>显卡占用 {share}%</translation>
    </message>
    <message>
        <source>drive {share} % busy</source>
        <translation>磁盘占用 {share}%</translation>
    </message>
    <message>
        <source>{size} read a second</source>
        <translation>每秒读取 {size}</translation>
    </message>
    <message>
        <source>{size} of it from the drive</source>
        <translation>其中 {size} 来自磁盘</translation>
    </message>
    <message>
        <source>processor held back {share} % of the time</source>
        <translation>处理器 {share}% 的时间被降频</translation>
    </message>
    <message>
        <source>processor held to {share} % of its speed</source>
        <translation>处理器速度被限制在 {share}%</translation>
    </message>
    <message>
        <source>graphics held back</source>
        <translation>显卡被降频</translation>
    </message>
</context>
<context>
    <name>CacheView</name>
    <message>
        <source>In the file cache</source>
        <translation>在文件缓存中</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Streamed experts that free memory holds: the model gets them without the drive. They give way as soon as another program needs the memory.</source>
        <translation>保存在可用内存中的流式专家：模型无需磁盘即可取得。一旦其他程序需要内存，就会立即让出。</translation>
    </message>
    <message>
        <source>Experts in the file cache</source>
        <translation>文件缓存中的专家</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on reading experts into the file cache</source>
        <translation>继续将专家读入文件缓存</translation>
    </message>
    <message>
        <source>Pause reading experts into the file cache</source>
        <translation>暂停将专家读入文件缓存</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>It thinks before it answers.</source>
        <translation>回答前会先思考。</translation>
    </message>
    <message>
        <source>It was trained with images too; moechat talks with it in words.</source>
        <translation>训练时也使用了图像；moechat 仅以文字与它对话。</translation>
    </message>
    <message>
        <source>With 8-bit experts streamed, the second answer never came on some computers; a 4-bit model is safer.</source>
        <translation>流式读取 8 位专家时，在某些电脑上第二个回答始终不出现；4 位模型更稳妥。</translation>
    </message>
    <message>
        <source>Its sizes come from descriptions; its own files will tell them exactly.</source>
        <translation>大小来自模型说明；以其文件为准。</translation>
    </message>
    <message>
        <source>Somebody reported that a GPU never finished loading it; the processor did. If that happens, choose the CPU.</source>
        <translation>有人报告 GPU 始终无法加载完此模型，而处理器可以。如遇此情况，请选择 CPU。</translation>
    </message>
</context>
<context>
    <name>ChatChoices</name>
    <message>
        <source>Think</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Think before answering</source>
        <translation>回答前思考</translation>
    </message>
    <message>
        <source>as the model</source>
        <translation>由模型决定</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Effort: {0}</source>
        <translation>强度：{0}</translation>
    </message>
    <message>
        <source>How much the model reasons before it answers</source>
        <translation>模型在回答前推理的程度</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>{0} (changed)</source>
        <translation>{0}（已更改）</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>预设：{0}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>System prompt and sampling of this chat</source>
        <translation>此对话的系统提示词与采样</translation>
    </message>
    <message>
        <source>The model thinks before it answers: slower, and often better</source>
        <translation>模型在回答前思考：较慢，但往往更好</translation>
    </message>
    <message>
        <source>The model answers at once</source>
        <translation>模型直接回答</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>无预设</translation>
    </message>
    <message>
        <source>System prompt of this chat…</source>
        <translation>此对话的系统提示词…</translation>
    </message>
    <message>
        <source>Make a preset of this chat</source>
        <translation>将此对话存为预设</translation>
    </message>
    <message>
        <source>All presets…</source>
        <translation>所有预设…</translation>
    </message>
</context>
<context>
    <name>ChatCommand</name>
    <message>
        <source>{model} is ready on {device} after {seconds:.1f} s.</source>
        <translation>{model} 已在 {device} 上就绪，用时 {seconds:.1f} 秒。</translation>
    </message>
    <message>
        <source>Ctrl+C stops an answer, Ctrl+D ends the program.</source>
        <translation>Ctrl+C 停止回答，Ctrl+D 结束程序。</translation>
    </message>
    <message>
        <source>{tokens} tokens, {speed:.1f} tok/s, first token {ttft:.2f} s, memory {memory}</source>
        <translation>{tokens} 个 token，{speed:.1f} tok/s，首个 token {ttft:.2f} 秒，内存 {memory}</translation>
    </message>
    <message>
        <source>1 token after {ttft:.2f} s, memory {memory}</source>
        <translation>1 个 token，用时 {ttft:.2f} 秒，内存 {memory}</translation>
    </message>
    <message>
        <source>Stopped before the model was loaded.</source>
        <translation>模型加载前已停止。</translation>
    </message>
    <message>
        <source>The answer cannot be written ({reason}). Send it somewhere else.</source>
        <translation>无法输出回答（{reason}）。请输出到其他位置。</translation>
    </message>
</context>
<context>
    <name>ChatDelegate</name>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>新标题</translation>
    </message>
</context>
<context>
    <name>ChatListModel</name>
    <message>
        <source>Pinned</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>最近删除</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>{0}, {1} chats, {2}</source>
        <translation>{0}，{1} 个对话，{2}</translation>
    </message>
    <message>
        <source>{0}, with an unsent draft</source>
        <translation>{0}，有未发送的草稿</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Previous 7 days</source>
        <translation>过去 7 天</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>更早</translation>
    </message>
</context>
<context>
    <name>ChatPresenter</name>
    <message>
        <source>Temporary chat</source>
        <translation>临时对话</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Show {0}</source>
        <translation>显示 {0}</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>移除 {0}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>ChipFlow</name>
    <message>
        <source>Attachments</source>
        <translation>附件</translation>
    </message>
</context>
<context>
    <name>ChoiceStrip</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ChoicesPresenter</name>
    <message>
        <source>My preset {0}</source>
        <translation>我的预设 {0}</translation>
    </message>
    <message>
        <source>My preset</source>
        <translation>我的预设</translation>
    </message>
</context>
<context>
    <name>CodeSaver</name>
    <message>
        <source>Save the code</source>
        <translation>保存代码</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach documents or images</source>
        <translation>附加文档或图像</translation>
    </message>
    <message>
        <source>Force stop</source>
        <translation>强制停止</translation>
    </message>
    <message>
        <source>End the engine at once. What was written is kept; the model loads again.</source>
        <translation>立即结束引擎。已写出的内容会保留；模型将重新加载。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the answer with what it has</source>
        <translation>就此结束回答</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter). Enter begins a new line.</source>
        <translation>发送 (Ctrl+Enter)。Enter 换行。</translation>
    </message>
    <message>
        <source>Send (Enter). Shift+Enter begins a new line.</source>
        <translation>发送 (Enter)。Shift+Enter 换行。</translation>
    </message>
    <message>
        <source>Choose a model, then write your message here</source>
        <translation>选择模型，然后在此输入消息</translation>
    </message>
    <message>
        <source>You can type already</source>
        <translation>现在就可以输入</translation>
    </message>
    <message>
        <source>Type the next message…</source>
        <translation>输入下一条消息…</translation>
    </message>
    <message>
        <source>Message {0}</source>
        <translation>给 {0} 发消息</translation>
    </message>
    <message>
        <source>Write what you want to know of it.</source>
        <translation>请写下你想了解的内容。</translation>
    </message>
    <message>
        <source>You can send this when the answer has ended.</source>
        <translation>回答结束后即可发送。</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>请先选择模型。</translation>
    </message>
    <message>
        <source>The engine has not stopped yet.</source>
        <translation>引擎尚未停止。</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>The name {host} is known.</source>
        <translation>已找到名称 {host}。</translation>
    </message>
    <message>
        <source>{host} can be reached.</source>
        <translation>可以连接到 {host}。</translation>
    </message>
    <message>
        <source>The proxy {host} lets us through.</source>
        <translation>代理 {host} 允许通过。</translation>
    </message>
    <message>
        <source>The certificate of {host} is trusted.</source>
        <translation>{host} 的证书受信任。</translation>
    </message>
    <message>
        <source>{host} answers as a model hub does.</source>
        <translation>{host} 的响应符合模型中心。</translation>
    </message>
    <message>
        <source>Your access token is accepted.</source>
        <translation>访问令牌已被接受。</translation>
    </message>
    <message>
        <source>Nobody knows the name {host}.</source>
        <translation>找不到名称 {host}。</translation>
    </message>
    <message>
        <source>{host} does not take the connection.</source>
        <translation>{host} 不接受连接。</translation>
    </message>
    <message>
        <source>Your access token is accepted; it is that of {user}.</source>
        <translation>访问令牌已被接受，属于 {user}。</translation>
    </message>
</context>
<context>
    <name>ConnectionRow</name>
    <message>
        <source>Test connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>一切正常。</translation>
    </message>
    <message>
        <source>It does not work: the last step below failed.</source>
        <translation>连接不可用：下面最后一步失败。</translation>
    </message>
    <message>
        <source>It could not be tested.</source>
        <translation>无法测试。</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>Context</name>
    <message>
        <source>When this chat no longer fits</source>
        <translation>当此对话超出上下文时</translation>
    </message>
    <message>
        <source>Stop and say so</source>
        <translation>停止并提示</translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <translation>省略最早的消息</translation>
    </message>
    <message>
        <source>Summarise the oldest messages</source>
        <translation>为最早的消息写摘要</translation>
    </message>
    <message>
        <source>A system prompt has {0} characters at most.</source>
        <translation>系统提示词最多 {0} 个字符。</translation>
    </message>
    <message>
        <source>{0} of the {1} tokens that the model can keep in mind: system prompt, messages and the last answer.</source>
        <translation>已用 {0} / {1} 个 token（模型可容纳的上限）：系统提示词、消息和最后一个回答。</translation>
    </message>
    <message>
        <source>What you are typing has {0}.</source>
        <translation>正在输入的内容有 {0} 个。</translation>
    </message>
    <message>
        <source>Estimated, as the model has not counted it yet.</source>
        <translation>估算值，模型尚未计数。</translation>
    </message>
    <message>
        <source>The pasted text has {0} characters. It can go with the message as a document.</source>
        <translation>粘贴的文本有 {0} 个字符，可作为文档随消息发送。</translation>
    </message>
    <message>
        <source>1 earlier message is read by the model as a summary</source>
        <translation>模型以摘要形式读取之前的 1 条消息</translation>
    </message>
    <message>
        <source>{0} earlier messages are read by the model as a summary</source>
        <translation>模型以摘要形式读取之前的 {0} 条消息</translation>
    </message>
    <message>
        <source>1 earlier message is no longer read by the model</source>
        <translation>模型不再读取之前的 1 条消息</translation>
    </message>
    <message>
        <source>{0} earlier messages are no longer read by the model</source>
        <translation>模型不再读取之前的 {0} 条消息</translation>
    </message>
    <message>
        <source>The oldest messages make room, as you chose.</source>
        <translation>按照你的选择，最早的消息会让出空间。</translation>
    </message>
    <message>
        <source>Little room is left for answers.</source>
        <translation>留给回答的空间不多了。</translation>
    </message>
    <message>
        <source>This does not fit any more.</source>
        <translation>已超出上下文。</translation>
    </message>
    <message>
        <source>With this message the chat has about {0} tokens, and the model can keep {1} in mind. What is to happen with the oldest messages?</source>
        <translation>加上这条消息，对话约有 {0} 个 token，而模型可容纳 {1} 个。如何处理最早的消息？</translation>
    </message>
    <message>
        <source>This message alone has about {0} tokens, and the model can keep {1} in mind. Shorten it, or send it in parts.</source>
        <translation>仅这条消息就约有 {0} 个 token，而模型可容纳 {1} 个。请缩短，或分几次发送。</translation>
    </message>
    <message>
        <source>The pasted text has about {0} tokens and does not fit: the model can keep {1} in mind.</source>
        <translation>粘贴的文本约有 {0} 个 token，放不下：模型可容纳 {1} 个。</translation>
    </message>
</context>
<context>
    <name>ContextMarks</name>
    <message>
        <source>Summarising the oldest messages, which no longer fit.</source>
        <translation>正在为放不下的最早消息写摘要。</translation>
    </message>
</context>
<context>
    <name>ContextMeter</name>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
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
        <translation>同所有对话：{0}</translation>
    </message>
</context>
<context>
    <name>ContextPresenter</name>
    <message>
        <source>Take it out</source>
        <translation>去掉它</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>Summarise them</source>
        <translation>写摘要</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>仍然发送</translation>
    </message>
    <message>
        <source>Attach as a document</source>
        <translation>附加为文档</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>复制代码</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Delete all for good</source>
        <translation>全部永久删除</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置顶</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>移动到文件夹</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新建文件夹…</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>无文件夹</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Delete the folder, keep its chats</source>
        <translation>删除文件夹，保留其中的对话</translation>
    </message>
</context>
<context>
    <name>DeleteData</name>
    <message>
        <source>Chats</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Logs, and what can be fetched again</source>
        <translation>日志，以及可重新获取的内容</translation>
    </message>
    <message>
        <source>Models that moechat downloaded or copied</source>
        <translation>moechat 下载或复制的模型</translation>
    </message>
    <message>
        <source>For good:</source>
        <translation>将永久删除：</translation>
    </message>
    <message>
        <source>Access token and proxy password: the keyring</source>
        <translation>访问令牌和代理密码：密钥环</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>Type “{0}” to go on: </source>
        <translation>输入“{0}”以继续： </translation>
    </message>
    <message>
        <source>moechat is running with this data. Quit it, then try again.</source>
        <translation>moechat 正在运行并使用这些数据。请退出后重试。</translation>
    </message>
    <message>
        <source>Nothing was deleted. Without a terminal, --yes is the answer.</source>
        <translation>未删除任何内容。没有终端时，请用 --yes 表示同意。</translation>
    </message>
    <message>
        <source>All of it was deleted.</source>
        <translation>已全部删除。</translation>
    </message>
</context>
<context>
    <name>DeletionQuestion</name>
    <message>
        <source>Delete this for good? It cannot be undone.</source>
        <translation>永久删除以下内容？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>In the keyring of the system</source>
        <translation>在系统的密钥环中</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无内容</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0} · only those that moechat downloaded or copied</source>
        <translation>{0} · 仅限 moechat 下载或复制的模型</translation>
    </message>
</context>
<context>
    <name>DetailsPane</name>
    <message>
        <source>Details of the model</source>
        <translation>模型详细信息</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>关闭详细信息</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>关闭详细信息 (Esc)</translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation>打开其网页…</translation>
    </message>
    <message>
        <source>Read its licence…</source>
        <translation>阅读许可证…</translation>
    </message>
    <message>
        <source>Speed and memory here</source>
        <translation>在本机的速度与内存</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What its page says</source>
        <translation>网页上的说明</translation>
    </message>
    <message>
        <source>The hub has something newer: {0}.</source>
        <translation>模型中心有更新的版本：{0}。</translation>
    </message>
</context>
<context>
    <name>DiagnosticsPage</name>
    <message>
        <source>Look again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在检查…</translation>
    </message>
</context>
<context>
    <name>DiskView</name>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Bytes of experts that were not in memory, for each token of the last seconds: blue from the file cache, orange from the drive. By the system&apos;s counters of the engine alone. Windows does not tell them apart.</source>
        <translation>最近几秒内每个 token 读取的、不在内存中的专家字节数：蓝色来自文件缓存，橙色来自磁盘。仅依据系统对引擎的计数。Windows 不区分二者。</translation>
    </message>
    <message>
        <source>What a token waits for, by medians of the last five seconds. While no answer is written: of the last one.</source>
        <translation>token 在等待什么，取最近五秒的中位数。未在写回答时，为最后一个回答的情况。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Reads, page faults, swap, processor and graphics</source>
        <translation>读取、缺页、交换、处理器和显卡</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
</context>
<context>
    <name>Doing</name>
    <message>
        <source>Looking at the drives, to ask where it shall be kept…</source>
        <translation>正在检查磁盘，以便询问保存位置…</translation>
    </message>
    <message>
        <source>The download of {0} was cancelled</source>
        <translation>已取消下载 {0}</translation>
    </message>
    <message>
        <source>{0} of it are kept, so that it can go on from there.</source>
        <translation>已保留 {0}，可从该处继续。</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>删除这些文件</translation>
    </message>
    <message>
        <source>Reading every file of {0}</source>
        <translation>正在读取 {0} 的所有文件</translation>
    </message>
    <message>
        <source>Copying the models of {0}</source>
        <translation>正在复制 {0} 的模型</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>{0}: every file is as it should be</source>
        <translation>{0}：所有文件均完好</translation>
    </message>
    <message>
        <source>{0}: files are damaged</source>
        <translation>{0}：有文件损坏</translation>
    </message>
    <message>
        <source>Repair fetches just these again: {0}</source>
        <translation>“修复”只重新下载这些文件：{0}</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>{0} is loaded</source>
        <translation>{0} 已加载</translation>
    </message>
    <message>
        <source>To delete it, it has to be unloaded first.</source>
        <translation>要删除它，必须先卸载。</translation>
    </message>
    <message>
        <source>Unload and delete</source>
        <translation>卸载并删除</translation>
    </message>
    <message>
        <source>{0} was deleted</source>
        <translation>已删除 {0}</translation>
    </message>
    <message>
        <source>It can be brought back until moechat is closed.</source>
        <translation>在 moechat 关闭之前可以恢复。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Download</name>
    <message>
        <source>waiting for its turn</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>正在开始</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>asking the hub</source>
        <translation>正在查询模型中心</translation>
    </message>
    <message>
        <source>checking what is here</source>
        <translation>正在检查已有文件</translation>
    </message>
    <message>
        <source>downloading</source>
        <translation>正在下载</translation>
    </message>
    <message>
        <source>waiting to try again</source>
        <translation>等待重试</translation>
    </message>
    <message>
        <source>waiting for space on the drive</source>
        <translation>等待磁盘空间</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>正在收尾</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已校验</translation>
    </message>
    <message>
        <source>changed since it was verified</source>
        <translation>校验后有更改</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未校验</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{size} a second</source>
        <translation>每秒 {size}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>不到 1 分钟</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} 小时</translation>
    </message>
</context>
<context>
    <name>DownloadBar</name>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>显示模型</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>{0} waiting</source>
        <translation>{0} 个排队中</translation>
    </message>
    <message>
        <source>Pause the download of {0}</source>
        <translation>暂停下载 {0}</translation>
    </message>
    <message>
        <source>Cancel the download of {0}</source>
        <translation>取消下载 {0}</translation>
    </message>
</context>
<context>
    <name>Drive</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Looking at the drive…</source>
        <translation>正在检查磁盘…</translation>
    </message>
    <message>
        <source>Writing a file to read…</source>
        <translation>正在写入用于读取的文件…</translation>
    </message>
    <message>
        <source>Reading 4 kB at a time…</source>
        <translation>正在每次读取 4 kB…</translation>
    </message>
    <message>
        <source>Reading expert slices…</source>
        <translation>正在读取专家分块…</translation>
    </message>
    <message>
        <source>Reading four slices at a time…</source>
        <translation>正在同时读取四个分块…</translation>
    </message>
    <message>
        <source>Reading in order…</source>
        <translation>正在顺序读取…</translation>
    </message>
    <message>
        <source>Trying read-ahead…</source>
        <translation>正在尝试预读…</translation>
    </message>
    <message>
        <source>Looking at the other drives…</source>
        <translation>正在检查其他磁盘…</translation>
    </message>
    <message>
        <source>not available here</source>
        <translation>此处不可用</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读取内容</translation>
    </message>
    <message>
        <source>4 kB, random</source>
        <translation>4 kB 随机</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Read-ahead</source>
        <translation>预读</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation>流式读取</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首个 token</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} 秒</translation>
    </message>
    <message>
        <source>One slice</source>
        <translation>单块</translation>
    </message>
    <message>
        <source>Four slices</source>
        <translation>四块</translation>
    </message>
    <message>
        <source>tok/s at {0} %</source>
        <translation>{0}% 时 tok/s</translation>
    </message>
    <message>
        <source>{0} µs</source>
        <translation>{0} µs</translation>
    </message>
    <message>
        <source>What this drive allows with {model} (an example: there is no such model here), a prompt of 1,000 tokens, and nothing of the model in the file cache:</source>
        <translation>此磁盘在以下条件下可达到的速度：{model}（仅为示例，此处没有该模型），1,000 个 token 的提示词，文件缓存中没有模型内容：</translation>
    </message>
    <message>
        <source>What this drive allows with {model}, a prompt of 1,000 tokens, and nothing of the model in the file cache:</source>
        <translation>此磁盘在以下条件下可达到的速度：{model}，1,000 个 token 的提示词，文件缓存中没有模型内容：</translation>
    </message>
    <message>
        <source>the largest weights there, {0} in {1} s</source>
        <translation>其中最大的权重文件，{1} 秒读取 {0}</translation>
    </message>
    <message>
        <source>a file written for it, {0} in {1} s</source>
        <translation>为测试写入的文件，{1} 秒读取 {0}</translation>
    </message>
    <message>
        <source>through the file cache</source>
        <translation>经过文件缓存</translation>
    </message>
    <message>
        <source>{0} µs in the middle, {1} µs for the slowest hundredth, {2} a second</source>
        <translation>中位数 {0} µs，最慢的 1% 为 {1} µs，每秒 {2} 次</translation>
    </message>
    <message>
        <source>Slices of {0}</source>
        <translation>{0} 分块</translation>
    </message>
    <message>
        <source>{0}, one at a time</source>
        <translation>逐块 {0}</translation>
    </message>
    <message>
        <source>{0}, four at a time</source>
        <translation>四块同时 {0}</translation>
    </message>
    <message>
        <source>{0} MB/s</source>
        <translation>{0} MB/s</translation>
    </message>
    <message>
        <source>{0} kB</source>
        <translation>{0} kB</translation>
    </message>
    <message>
        <source>the whole drive (LUKS, dm-crypt)</source>
        <translation>整个磁盘（LUKS、dm-crypt）</translation>
    </message>
    <message>
        <source>by the file system (fscrypt)</source>
        <translation>由文件系统加密（fscrypt）</translation>
    </message>
    <message>
        <source>by a file system on top of another</source>
        <translation>由叠加的文件系统加密</translation>
    </message>
    <message>
        <source>the whole drive (BitLocker)</source>
        <translation>整个磁盘（BitLocker）</translation>
    </message>
    <message>
        <source>this file (EFS)</source>
        <translation>此文件（EFS）</translation>
    </message>
    <message>
        <source>none to be seen</source>
        <translation>未发现</translation>
    </message>
    <message>
        <source>{0} GT/s on {1} lanes</source>
        <translation>{0} GT/s，{1} 条通道</translation>
    </message>
    <message>
        <source>the drive could do {0} GT/s on {1} lanes</source>
        <translation>磁盘可支持 {0} GT/s、{1} 条通道</translation>
    </message>
    <message>
        <source>This is memory, not a drive: these figures are of copying. What lies here takes memory that the model itself needs, and is gone after the next start. Keep models on a drive.</source>
        <translation>这是内存，不是磁盘：这些数值是复制的速度。放在这里的内容会占用模型自身所需的内存，并在下次启动后消失。请将模型放在磁盘上。</translation>
    </message>
    <message>
        <source>The drive is too slow to be measured in this time; streamed models will hardly answer from it.</source>
        <translation>磁盘太慢，无法在规定时间内测出；从中流式读取的模型几乎无法回答。</translation>
    </message>
    <message>
        <source>{model} streams nothing; the drive matters only while it loads.</source>
        <translation>{model} 不需要流式读取；磁盘只在加载时有影响。</translation>
    </message>
    <message>
        <source>Several slices at a time come faster, but OpenVINO reads one after the other: the figure for one at a time is the one that counts, not the one on the label.</source>
        <translation>同时读取多个分块更快，但 OpenVINO 是逐个读取的：应以逐块读取的数值为准，而不是产品标称的速度。</translation>
    </message>
    <message>
        <source>This PC has no graphics that can stream. With such graphics, and half of the experts of {model} on this drive, it would allow about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>此电脑没有可以流式读取的显卡。若有，并将 {model} 的一半专家放在此磁盘上，每秒约可生成 {speed} 个 token，首个 token 需 {first} 秒。</translation>
    </message>
    <message>
        <source>This drive is fast enough to stream from: with half of the experts of {model} on it about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>此磁盘的速度足以流式读取：从中读取 {model} 一半的专家时，每秒约 {speed} 个 token，首个 token 需 {first} 秒。</translation>
    </message>
    <message>
        <source>This drive can be streamed from, if not fast: with half of the experts of {model} on it about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>可以从此磁盘流式读取，但不快：从中读取 {model} 一半的专家时，每秒约 {speed} 个 token，首个 token 需 {first} 秒。</translation>
    </message>
    <message>
        <source>This drive is slow to stream from: with half of the experts of {model} on it only about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>从此磁盘流式读取很慢：从中读取 {model} 一半的专家时，每秒仅约 {speed} 个 token，首个 token 需 {first} 秒。</translation>
    </message>
    <message>
        <source>What the file cache holds comes faster than from any drive.</source>
        <translation>文件缓存中已有的内容比从任何磁盘读取都快。</translation>
    </message>
    <message>
        <source>This file system cannot be read past the file cache, so some of the figures may be better than the drive.</source>
        <translation>此文件系统无法绕过文件缓存读取，因此部分数值可能优于磁盘的实际速度。</translation>
    </message>
    <message>
        <source>The drive is connected by less than it can: {link}. Another slot, or a setting of the firmware, may double its speed.</source>
        <translation>磁盘的连接速度低于其能力：{link}。换一个插槽，或更改固件设置，速度可能翻倍。</translation>
    </message>
    <message>
        <source>What lies here is encrypted; deciphering is part of what was measured.</source>
        <translation>此处的内容已加密；测得的数值包含解密时间。</translation>
    </message>
    <message>
        <source>What lies here is compressed ({how}). Weights hardly become smaller by it, and reading them takes longer: keep models in a folder without compression.</source>
        <translation>此处的内容已压缩（{how}）。权重几乎不会因此变小，读取却更慢：请将模型放在不压缩的文件夹中。</translation>
    </message>
    <message>
        <source>Another drive of this computer is the better place for models: {folder} ({kind}) reads slices at {speed}, and has {free} of room.</source>
        <translation>这台电脑的另一个磁盘更适合存放模型：{folder}（{kind}）分块读取速度为 {speed}，可用空间 {free}。</translation>
    </message>
    <message>
        <source>Read-ahead is {kb} kB here. Through an emptied file cache, as OpenVINO reads, slices come at {present} MB/s; with {tried}.</source>
        <translation>此处的预读为 {kb} kB。清空文件缓存后按 OpenVINO 的方式读取，分块为 {present} MB/s；{tried}。</translation>
    </message>
    <message>
        <source>It covers a whole slice already, so leave it as it is: a larger one has nothing to win, and what differs here is the drive&apos;s own unsteadiness. Never set it to 0.</source>
        <translation>预读已覆盖整个分块，请保持不变：加大没有好处，这里的差异只是磁盘自身的波动。切勿设为 0。</translation>
    </message>
    <message>
        <source>No larger value wins a tenth, so leave it as it is. Never set it to 0: slices are read in large pieces, which only read-ahead keeps together.</source>
        <translation>加大后的提升都不到 10%，请保持不变。切勿设为 0：分块以大段读取，全靠预读才能保持连续。</translation>
    </message>
    <message>
        <source>{better} kB would win on this drive, which was tried by reading ahead of single slices; nothing of the system was changed. To try it until the next start, and to keep it:</source>
        <translation>{better} kB 在此磁盘上会更快（通过预读单个分块试出，未更改系统设置）。试用到下次启动，以及永久保留：</translation>
    </message>
    <message>
        <source>twice of it {0}</source>
        <translation>预读加倍时为 {0}</translation>
    </message>
    <message>
        <source>the whole slice advised {0}</source>
        <translation>提示整块时为 {0}</translation>
    </message>
    <message>
        <source>the whole slice read ahead {0}</source>
        <translation>整块预读时为 {0}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>DriveCard</name>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Progress of the drive test</source>
        <translation>磁盘测试进度</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Compare all drives</source>
        <translation>比较所有磁盘</translation>
    </message>
    <message>
        <source>Test one drive after the other</source>
        <translation>逐个测试磁盘</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the drive test</source>
        <translation>停止磁盘测试</translation>
    </message>
    <message>
        <source>Test this drive</source>
        <translation>测试此磁盘</translation>
    </message>
    <message>
        <source>What the drive allows</source>
        <translation>磁盘可达到的速度</translation>
    </message>
    <message>
        <source>Drives that were tested</source>
        <translation>已测试的磁盘</translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop it here</source>
        <translation>拖放到此处</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>{0} and more</source>
        <translation>{0} 等</translation>
    </message>
    <message>
        <source>What can be dropped here: {0}</source>
        <translation>可拖放到此处的内容：{0}</translation>
    </message>
    <message>
        <source>moechat can do nothing with {0}</source>
        <translation>moechat 无法处理 {0}</translation>
    </message>
    <message>
        <source>Looking at what was dropped…</source>
        <translation>正在查看拖放的内容…</translation>
    </message>
</context>
<context>
    <name>EditRow</name>
    <message>
        <source>Edit your message</source>
        <translation>编辑消息</translation>
    </message>
    <message>
        <source>The message as it was stays as a version.</source>
        <translation>原来的消息会保留为一个版本。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Leave the message as it is (Esc)</source>
        <translation>保持消息不变 (Esc)</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation>发送编辑后的消息</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter)</source>
        <translation>发送 (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>What would you like to know?</source>
        <translation>想了解什么？</translation>
    </message>
    <message>
        <source>Runs on this PC. Nothing you type leaves it.</source>
        <translation>在本机运行。输入的内容不会离开这台电脑。</translation>
    </message>
    <message>
        <source>Explain something</source>
        <translation>解释概念</translation>
    </message>
    <message>
        <source>Explain in simple words: </source>
        <translation>请用简单的话解释：</translation>
    </message>
    <message>
        <source>Draft a reply</source>
        <translation>起草回复</translation>
    </message>
    <message>
        <source>Draft a friendly reply to this message:

</source>
        <translation>请为这条消息起草一封友好的回复：

</translation>
    </message>
    <message>
        <source>Review code</source>
        <translation>审查代码</translation>
    </message>
    <message>
        <source>Review this code and name its faults:

</source>
        <translation>请审查这段代码并指出其中的问题：

</translation>
    </message>
</context>
<context>
    <name>EnginePresenter</name>
    <message>
        <source>Paging</source>
        <translation>正在换页</translation>
    </message>
</context>
<context>
    <name>EngineState</name>
    <message>
        <source>Checking the files</source>
        <translation>正在检查文件</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>正在读取权重</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>正在编译</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>正在预热</translation>
    </message>
    <message>
        <source>Loading, {percent}&#xa0;%</source>
        <translation>正在加载，{percent}%</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>正在读取提示词</translation>
    </message>
    <message>
        <source>Engine restarted</source>
        <translation>引擎已重启</translation>
    </message>
    <message>
        <source>Unloaded</source>
        <translation>已卸载</translation>
    </message>
    <message>
        <source>Engine off</source>
        <translation>引擎未运行</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>正在回答</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Freeing memory</source>
        <translation>正在释放内存</translation>
    </message>
    <message>
        <source>Engine stopped</source>
        <translation>引擎已停止</translation>
    </message>
    <message>
        <source>Loading: checking the files</source>
        <translation>正在加载：检查文件</translation>
    </message>
    <message>
        <source>Loading: reading weights</source>
        <translation>正在加载：读取权重</translation>
    </message>
    <message>
        <source>Loading: compiling</source>
        <translation>正在加载：编译</translation>
    </message>
    <message>
        <source>Loading: warming up</source>
        <translation>正在加载：预热</translation>
    </message>
</context>
<context>
    <name>ExchangePresenter</name>
    <message>
        <source>Chats</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>A temporary chat cannot be exported.</source>
        <translation>临时对话无法导出。</translation>
    </message>
    <message>
        <source>Export chats</source>
        <translation>导出对话</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Exported chats of moechat, ChatGPT, LM Studio or Open WebUI</source>
        <translation>从 moechat、ChatGPT、LM Studio 或 Open WebUI 导出的对话</translation>
    </message>
    <message>
        <source>Import chats</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>Exported chats (*.json *.zip)</source>
        <translation>导出的对话 (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading {0}…</source>
        <translation>正在读取 {0}…</translation>
    </message>
    <message>
        <source>Import copies</source>
        <translation>导入副本</translation>
    </message>
    <message>
        <source>Import nothing</source>
        <translation>不导入</translation>
    </message>
    <message>
        <source>Import the others</source>
        <translation>导入其余对话</translation>
    </message>
    <message>
        <source>Open the chat</source>
        <translation>打开对话</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Attached: {0}</source>
        <translation>附件：{0}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Exported from moechat, {0}</source>
        <translation>由 moechat 导出，{0}</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>第 {0} 页</translation>
    </message>
    <message>
        <source>Begun {0}</source>
        <translation>开始于 {0}</translation>
    </message>
    <message>
        <source>This answer was interrupted.</source>
        <translation>此回答被中断。</translation>
    </message>
    <message>
        <source>This answer was stopped.</source>
        <translation>此回答已停止。</translation>
    </message>
    <message>
        <source>This answer ended at its limit of length.</source>
        <translation>此回答因达到长度上限而结束。</translation>
    </message>
    <message>
        <source>This message was damaged on the drive.</source>
        <translation>此消息在磁盘上已损坏。</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>JSON, with all versions, to be imported again</source>
        <translation>JSON，含所有版本，可再次导入</translation>
    </message>
    <message>
        <source>Exporting: {0} of {1} messages</source>
        <translation>正在导出：{0} / {1} 条消息</translation>
    </message>
    <message>
        <source>1 chat saved as {name}.</source>
        <translation>已将 1 个对话保存为 {name}。</translation>
    </message>
    <message>
        <source>{count} chats saved as {name}.</source>
        <translation>已将 {count} 个对话保存为 {name}。</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>No model is loaded.</source>
        <translation>未加载模型。</translation>
    </message>
    <message>
        <source>Choose a model folder to begin.</source>
        <translation>请先选择模型文件夹。</translation>
    </message>
    <message>
        <source>An answer is still being written.</source>
        <translation>仍在写回答。</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>请等待结束，或停止它。</translation>
    </message>
    <message>
        <source>This conversation is too long for the model.</source>
        <translation>此对话对模型来说太长。</translation>
    </message>
    <message>
        <source>It has {prompt_tokens} tokens, and {context_tokens} fit.</source>
        <translation>对话有 {prompt_tokens} 个 token，最多可容纳 {context_tokens} 个。</translation>
    </message>
    <message>
        <source>Start a new chat, shorten the message, or choose below the chat that its oldest messages are left out or summarised.</source>
        <translation>请开始新对话、缩短消息，或在对话下方选择省略最早的消息或为其写摘要。</translation>
    </message>
    <message>
        <source>The model wrote no summary of the oldest messages.</source>
        <translation>模型没有写出最早消息的摘要。</translation>
    </message>
    <message>
        <source>Without one this chat does not fit. Try again, or choose below the chat that its oldest messages are left out.</source>
        <translation>没有摘要，此对话就放不下。请重试，或在对话下方选择省略最早的消息。</translation>
    </message>
    <message>
        <source>Something could not be deleted.</source>
        <translation>有内容无法删除。</translation>
    </message>
    <message>
        <source>Check who may write there, and delete it again or by hand.</source>
        <translation>请检查该处的写入权限，然后再次删除，或手动删除。</translation>
    </message>
    <message>
        <source>The keyring does not let go of its entries.</source>
        <translation>密钥环未能删除其中的条目。</translation>
    </message>
    <message>
        <source>They are the access token and the proxy password. Delete the entries “moechat” in the keyring yourself.</source>
        <translation>这些条目是访问令牌和代理密码。请自行在密钥环中删除“moechat”条目。</translation>
    </message>
    <message>
        <source>This file has no presets.</source>
        <translation>此文件中没有预设。</translation>
    </message>
    <message>
        <source>It is {path}.</source>
        <translation>文件为 {path}。</translation>
    </message>
    <message>
        <source>Choose a JSON or TOML file that was exported here. Nothing was changed.</source>
        <translation>请选择从这里导出的 JSON 或 TOML 文件。未做任何更改。</translation>
    </message>
    <message>
        <source>There is nothing to answer yet.</source>
        <translation>还没有需要回答的内容。</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>请先写一条消息。</translation>
    </message>
    <message>
        <source>This chat was deleted in another window.</source>
        <translation>此对话已在另一个窗口中删除。</translation>
    </message>
    <message>
        <source>What you typed is still here. Start a new chat.</source>
        <translation>你输入的内容还在。请开始新对话。</translation>
    </message>
    <message>
        <source>The memory for this conversation is used up.</source>
        <translation>此对话的内存已用完。</translation>
    </message>
    <message>
        <source>What was written is kept. Start a new chat, or close other programs and load the model again.</source>
        <translation>已写出的内容会保留。请开始新对话，或关闭其他程序后重新加载模型。</translation>
    </message>
    <message>
        <source>The answer could not be finished.</source>
        <translation>回答未能完成。</translation>
    </message>
    <message>
        <source>What was written is kept. If it happens again, reload the model.</source>
        <translation>已写出的内容会保留。如果再次发生，请重新加载模型。</translation>
    </message>
    <message>
        <source>The engine did not understand a request.</source>
        <translation>引擎无法理解某个请求。</translation>
    </message>
    <message>
        <source>This is a mistake in moechat, not yours. Trying again may help.</source>
        <translation>这是 moechat 的错误，与你无关。重试也许有用。</translation>
    </message>
    <message>
        <source>This conversation is too large to send.</source>
        <translation>此对话太大，无法发送。</translation>
    </message>
    <message>
        <source>It takes {bytes}; at most {limit} can be sent.</source>
        <translation>它占 {bytes}；最多可发送 {limit}。</translation>
    </message>
    <message>
        <source>Start a new chat, or shorten the message.</source>
        <translation>请开始新对话，或缩短消息。</translation>
    </message>
    <message>
        <source>The computer runs on its battery.</source>
        <translation>电脑正在使用电池供电。</translation>
    </message>
    <message>
        <source>Speeds measured now would not hold on mains power. Plug it in and try again, or measure on battery all the same.</source>
        <translation>现在测得的速度不适用于接通电源的情况。请接通电源后重试，或仍用电池测量。</translation>
    </message>
    <message>
        <source>Your chats were saved by a newer moechat.</source>
        <translation>你的对话由更新版本的 moechat 保存。</translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version to open them.</source>
        <translation>未做任何更改。请安装更新的版本以打开它们。</translation>
    </message>
    <message>
        <source>They are in {path}.</source>
        <translation>它们位于 {path}。</translation>
    </message>
    <message>
        <source>The file that holds your chats is damaged.</source>
        <translation>保存对话的文件已损坏。</translation>
    </message>
    <message>
        <source>Put back a copy of it, or go on with what can still be read of it: the damaged file is kept under another name.</source>
        <translation>请放回它的备份，或以其中仍可读取的内容继续：损坏的文件会以另一个名称保留。</translation>
    </message>
    <message>
        <source>Read from the damaged file: {messages} messages in {chats} chats.</source>
        <translation>从损坏的文件中读取了 {chats} 个对话中的 {messages} 条消息。</translation>
    </message>
    <message>
        <source>What can be read of the damaged file is here.</source>
        <translation>损坏的文件中可读取的内容都在这里。</translation>
    </message>
    <message>
        <source>What could not be read is missing.</source>
        <translation>无法读取的内容已缺失。</translation>
    </message>
    <message>
        <source>The damaged file is kept as {path}.</source>
        <translation>损坏的文件保留为 {path}。</translation>
    </message>
    <message>
        <source>Changes cannot be saved.</source>
        <translation>无法保存更改。</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}：{reason}</translation>
    </message>
    <message>
        <source>Check who may write there, and whether the drive is connected.</source>
        <translation>请检查写入权限，以及磁盘是否已连接。</translation>
    </message>
    <message>
        <source>The drive is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>There is no room left for {path}.</source>
        <translation>{path} 已没有空间。</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>请腾出一些空间，然后重试。</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>无法读取此消息。</translation>
    </message>
    <message>
        <source>It was damaged on the drive; the others are not.</source>
        <translation>它在磁盘上已损坏；其他消息没有问题。</translation>
    </message>
    <message>
        <source>Some settings make no sense.</source>
        <translation>有些设置不合理。</translation>
    </message>
    <message>
        <source>These are back to their defaults: {names}. The old file is kept.</source>
        <translation>以下设置已恢复为默认值：{names}。旧文件已保留。</translation>
    </message>
    <message>
        <source>It is beside {path}.</source>
        <translation>旧文件与 {path} 在同一位置。</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>无法读取设置。</translation>
    </message>
    <message>
        <source>They are back to their defaults; the old file is kept.</source>
        <translation>设置已恢复为默认值；旧文件已保留。</translation>
    </message>
    <message>
        <source>The settings were saved by a newer moechat.</source>
        <translation>设置由更新版本的 moechat 保存。</translation>
    </message>
    <message>
        <source>This version begins with the defaults; the newer file is kept.</source>
        <translation>此版本从默认值开始；较新的文件已保留。</translation>
    </message>
    <message>
        <source>The description of the machine cannot be read.</source>
        <translation>无法读取机器描述。</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>文件为 {path}。</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>Save what `moechat doctor --json` prints and name that file.</source>
        <translation>请保存 `moechat doctor --json` 的输出，并指定该文件。</translation>
    </message>
    <message>
        <source>This file describes no machine.</source>
        <translation>此文件没有描述任何机器。</translation>
    </message>
    <message>
        <source>Something went wrong in moechat.</source>
        <translation>moechat 出了问题。</translation>
    </message>
    <message>
        <source>This is a mistake of ours. The details are in the log.</source>
        <translation>这是我们的错误。详细信息在日志中。</translation>
    </message>
    <message>
        <source>Check the connection, and the proxy in the settings.</source>
        <translation>请检查网络连接以及设置中的代理。</translation>
    </message>
    <message>
        <source>What was downloaded is kept.</source>
        <translation>已下载的内容会保留。</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>请选择其他模型。</translation>
    </message>
    <message>
        <source>moechat is told to stay offline.</source>
        <translation>moechat 已被设为离线。</translation>
    </message>
    <message>
        <source>The variable {variable} says so.</source>
        <translation>由环境变量 {variable} 指定。</translation>
    </message>
    <message>
        <source>Models that are here work. To get others, start it without that.</source>
        <translation>本机已有的模型可以使用。要获取其他模型，请去掉该变量后启动。</translation>
    </message>
    <message>
        <source>“{address}” is not the address of a hub.</source>
        <translation>“{address}”不是模型中心的地址。</translation>
    </message>
    <message>
        <source>This is not the address of a hub.</source>
        <translation>这不是模型中心的地址。</translation>
    </message>
    <message>
        <source>It looks like https://huggingface.co. Correct it in the settings.</source>
        <translation>地址形如 https://huggingface.co。请在设置中更正。</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>无法连接到 {host}。</translation>
    </message>
    <message>
        <source>The model hub cannot be reached.</source>
        <translation>无法连接到模型中心。</translation>
    </message>
    <message>
        <source>{host} asks to wait.</source>
        <translation>{host} 要求等待。</translation>
    </message>
    <message>
        <source>The model hub asks to wait.</source>
        <translation>模型中心要求等待。</translation>
    </message>
    <message>
        <source>It had too many requests from this network. Try again later.</source>
        <translation>来自此网络的请求过多。请稍后重试。</translation>
    </message>
    <message>
        <source>{host} is out of order.</source>
        <translation>{host} 出现故障。</translation>
    </message>
    <message>
        <source>The model hub is out of order.</source>
        <translation>模型中心出现故障。</translation>
    </message>
    <message>
        <source>It answers, but not with what was asked for. Try again later, or check the address of the hub in the settings.</source>
        <translation>它有响应，但不是所请求的内容。请稍后重试，或检查设置中的模型中心地址。</translation>
    </message>
    <message>
        <source>This network wants you to sign in first.</source>
        <translation>此网络要求先登录。</translation>
    </message>
    <message>
        <source>A web page came instead of an answer from {host}.</source>
        <translation>收到的是一个网页，而不是 {host} 的响应。</translation>
    </message>
    <message>
        <source>Open a web browser, sign in, and try again.</source>
        <translation>请打开浏览器登录，然后重试。</translation>
    </message>
    <message>
        <source>The connection to {host} cannot be trusted.</source>
        <translation>与 {host} 的连接不可信。</translation>
    </message>
    <message>
        <source>The connection to the hub cannot be trusted.</source>
        <translation>与模型中心的连接不可信。</translation>
    </message>
    <message>
        <source>Its certificate is unknown here. If your company inspects connections, add its certificate file in the settings. Otherwise check the clock of this PC, and whether this network wants you to sign in.</source>
        <translation>其证书在本机未知。如果公司会检查网络连接，请在设置中添加公司的证书文件。否则请检查电脑时钟，以及此网络是否要求登录。</translation>
    </message>
    <message>
        <source>The proxy wants another user name or password.</source>
        <translation>代理要求其他用户名或密码。</translation>
    </message>
    <message>
        <source>Correct them in the settings.</source>
        <translation>请在设置中更正。</translation>
    </message>
    <message>
        <source>This is not the address of a proxy.</source>
        <translation>这不是代理地址。</translation>
    </message>
    <message>
        <source>It begins with http:// or socks5://. Correct it in the settings.</source>
        <translation>代理地址以 http:// 或 socks5:// 开头。请在设置中更正。</translation>
    </message>
    <message>
        <source>The proxy {host} does not work.</source>
        <translation>代理 {host} 不可用。</translation>
    </message>
    <message>
        <source>The proxy does not work.</source>
        <translation>代理不可用。</translation>
    </message>
    <message>
        <source>It cannot be reached, or it lets nothing through. Check the settings.</source>
        <translation>无法连接到代理，或代理不放行任何内容。请检查设置。</translation>
    </message>
    <message>
        <source>The file with certificates cannot be used.</source>
        <translation>证书文件无法使用。</translation>
    </message>
    <message>
        <source>{path} is missing or holds no certificates.</source>
        <translation>{path} 不存在或不含证书。</translation>
    </message>
    <message>
        <source>Choose another one in the settings.</source>
        <translation>请在设置中选择另一个文件。</translation>
    </message>
    <message>
        <source>{host} does not accept your access token.</source>
        <translation>{host} 不接受你的访问令牌。</translation>
    </message>
    <message>
        <source>The hub does not accept your access token.</source>
        <translation>模型中心不接受你的访问令牌。</translation>
    </message>
    <message>
        <source>It may have expired. Make a new one and put it into the settings.</source>
        <translation>令牌可能已过期。请新建一个并填入设置。</translation>
    </message>
    <message>
        <source>This model is only for people who are signed in.</source>
        <translation>此模型仅供已登录的用户使用。</translation>
    </message>
    <message>
        <source>Accept its terms on its page in a web browser, then put an access token into the settings and try again.</source>
        <translation>请在浏览器中打开其网页并接受条款，然后在设置中填入访问令牌并重试。</translation>
    </message>
    <message>
        <source>This model has terms that you have not accepted yet.</source>
        <translation>此模型的条款尚未接受。</translation>
    </message>
    <message>
        <source>The model is {repo}.</source>
        <translation>模型为 {repo}。</translation>
    </message>
    <message>
        <source>Accept them on its page in a web browser, then try again.</source>
        <translation>请在浏览器中打开其网页并接受条款，然后重试。</translation>
    </message>
    <message>
        <source>The model was not found.</source>
        <translation>未找到该模型。</translation>
    </message>
    <message>
        <source>The hub has no {repo}.</source>
        <translation>模型中心没有 {repo}。</translation>
    </message>
    <message>
        <source>It was renamed or deleted, or it is private and needs another access token.</source>
        <translation>它已改名或删除，或为私有模型，需要其他访问令牌。</translation>
    </message>
    <message>
        <source>This version of the model was not found.</source>
        <translation>未找到模型的这个版本。</translation>
    </message>
    <message>
        <source>{repo} has no version {revision} any more.</source>
        <translation>{repo} 已没有版本 {revision}。</translation>
    </message>
    <message>
        <source>Download the current one.</source>
        <translation>请下载当前版本。</translation>
    </message>
    <message>
        <source>{repo} was refused: it could do harm.</source>
        <translation>{repo} 已被拒绝：它可能造成损害。</translation>
    </message>
    <message>
        <source>This model was refused because it could do harm.</source>
        <translation>此模型已被拒绝，因为它可能造成损害。</translation>
    </message>
    <message>
        <source>The name of a file in it is not safe: “{file}”.</source>
        <translation>其中有一个文件名不安全：“{file}”。</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another model.</source>
        <translation>未写入任何内容。请选择其他模型。</translation>
    </message>
    <message>
        <source>{repo} has too many files.</source>
        <translation>{repo} 的文件过多。</translation>
    </message>
    <message>
        <source>This model has too many files.</source>
        <translation>此模型的文件过多。</translation>
    </message>
    <message>
        <source>More than {most_files} are not taken.</source>
        <translation>最多接受 {most_files} 个。</translation>
    </message>
    <message>
        <source>This is no OpenVINO model.</source>
        <translation>这不是 OpenVINO 模型。</translation>
    </message>
    <message>
        <source>{repo} has no file openvino_model.xml.</source>
        <translation>{repo} 没有文件 openvino_model.xml。</translation>
    </message>
    <message>
        <source>Choose a model in OpenVINO format.</source>
        <translation>请选择 OpenVINO 格式的模型。</translation>
    </message>
    <message>
        <source>The drive is full, so the download waits.</source>
        <translation>磁盘已满，下载正在等待。</translation>
    </message>
    <message>
        <source>{missing_bytes} more are needed on the drive of {path}.</source>
        <translation>{path} 所在磁盘还需要 {missing_bytes}。</translation>
    </message>
    <message>
        <source>Free some space: it goes on by itself.</source>
        <translation>请腾出一些空间：下载会自动继续。</translation>
    </message>
    <message>
        <source>The drive cannot hold files as large as this model&apos;s.</source>
        <translation>此磁盘无法存放该模型这么大的文件。</translation>
    </message>
    <message>
        <source>{file} is larger than any file may be on it.</source>
        <translation>{file} 超过了此磁盘允许的最大文件大小。</translation>
    </message>
    <message>
        <source>The folder is {path}.</source>
        <translation>文件夹为 {path}。</translation>
    </message>
    <message>
        <source>Choose another drive for models, or format it with another system.</source>
        <translation>请为模型选择另一个磁盘，或将此磁盘格式化为其他文件系统。</translation>
    </message>
    <message>
        <source>A file of the model arrives damaged.</source>
        <translation>模型的一个文件下载后已损坏。</translation>
    </message>
    <message>
        <source>{file} was wrong twice; the other files are kept.</source>
        <translation>{file} 两次都有错误；其他文件已保留。</translation>
    </message>
    <message>
        <source>Try again later, without a proxy or mirror if you use one.</source>
        <translation>请稍后重试；如果使用了代理或镜像，请不要使用。</translation>
    </message>
    <message>
        <source>Another program is downloading into this folder.</source>
        <translation>另一个程序正在向此文件夹下载。</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it.</source>
        <translation>请等待它完成，或将其关闭。</translation>
    </message>
    <message>
        <source>There is something else in the folder for this model.</source>
        <translation>该模型的文件夹中有其他内容。</translation>
    </message>
    <message>
        <source>Move it away, or choose another folder.</source>
        <translation>请将其移走，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>The folder for this model has a name that is no text.</source>
        <translation>此模型的文件夹名称不是有效文本。</translation>
    </message>
    <message>
        <source>No model can be used in {path}.</source>
        <translation>{path} 中的模型无法使用。</translation>
    </message>
    <message>
        <source>Rename it, or choose another folder.</source>
        <translation>请重命名，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>A link in the model&apos;s folder leads elsewhere.</source>
        <translation>模型文件夹中有一个链接指向别处。</translation>
    </message>
    <message>
        <source>Nothing is written through {path}.</source>
        <translation>不会通过 {path} 写入任何内容。</translation>
    </message>
    <message>
        <source>Remove the link and try again.</source>
        <translation>请移除该链接并重试。</translation>
    </message>
    <message>
        <source>The download waits: this connection may cost money.</source>
        <translation>下载正在等待：此连接可能产生费用。</translation>
    </message>
    <message>
        <source>The system calls it metered.</source>
        <translation>系统将其标为按流量计费。</translation>
    </message>
    <message>
        <source>Go on with it if you want that, or change networks.</source>
        <translation>如果仍要下载，请继续，或更换网络。</translation>
    </message>
    <message>
        <source>The download stopped unexpectedly.</source>
        <translation>下载意外停止。</translation>
    </message>
    <message>
        <source>Try again: it goes on where it was.</source>
        <translation>请重试：会从中断处继续。</translation>
    </message>
    <message>
        <source>The graphics processor lost the model while the computer slept.</source>
        <translation>电脑睡眠期间，显卡丢失了模型。</translation>
    </message>
    <message>
        <source>The engine was restarted and loads the model again by itself; your chats are all there. If it happens every time, install a newer graphics driver.</source>
        <translation>引擎已重启，并会自动重新加载模型；你的对话都在。如果每次都发生，请安装更新的显卡驱动程序。</translation>
    </message>
    <message>
        <source>The engine could not be started.</source>
        <translation>无法启动引擎。</translation>
    </message>
    <message>
        <source>It did not report in time; the PC may be very busy, or a virus scanner may hold it back. Try again.</source>
        <translation>引擎没有及时响应；电脑可能很忙，或被杀毒软件阻拦。请重试。</translation>
    </message>
    <message>
        <source>A part of moechat is missing or blocked, perhaps by a virus scanner. If trying again does not help, install moechat again.</source>
        <translation>moechat 的一部分缺失或被阻止，可能是杀毒软件所致。如果重试无效，请重新安装 moechat。</translation>
    </message>
    <message>
        <source>The engine was ended by another program.</source>
        <translation>引擎被其他程序结束。</translation>
    </message>
    <message>
        <source>The engine broke off its connection.</source>
        <translation>引擎断开了连接。</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>引擎意外停止。</translation>
    </message>
    <message>
        <source>The engine ran out of memory.</source>
        <translation>引擎内存不足。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or context.</source>
        <translation>请关闭其他程序，或选择较小的模型或上下文。</translation>
    </message>
    <message>
        <source>The engine was paused by another program.</source>
        <translation>引擎被其他程序暂停。</translation>
    </message>
    <message>
        <source>It gave no sign of life for {seconds} seconds and was ended.</source>
        <translation>它已有 {seconds} 秒没有反应，因此被结束。</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>引擎停止响应。</translation>
    </message>
    <message>
        <source>No new word for {seconds} seconds.</source>
        <translation>已有 {seconds} 秒没有新内容。</translation>
    </message>
    <message>
        <source>The answer does not go on.</source>
        <translation>回答没有继续。</translation>
    </message>
    <message>
        <source>The engine is alive; the PC may be short of memory. Wait a little longer, or stop the answer; what was written is kept.</source>
        <translation>引擎仍在运行；电脑可能内存不足。请再等一会儿，或停止回答；已写出的内容会保留。</translation>
    </message>
    <message>
        <source>The engine sent something unreadable.</source>
        <translation>引擎发来了无法读取的内容。</translation>
    </message>
    <message>
        <source>It was ended, so that no part of an answer is lost unnoticed.</source>
        <translation>引擎已被结束，以免回答的内容在不知不觉中丢失。</translation>
    </message>
    <message>
        <source>Engine and window are of different versions.</source>
        <translation>引擎与窗口的版本不同。</translation>
    </message>
    <message>
        <source>An update may be half done. Close moechat and start it again; if that does not help, install it again.</source>
        <translation>可能更新只完成了一半。请关闭 moechat 后重新启动；如果无效，请重新安装。</translation>
    </message>
    <message>
        <source>The engine stopped {count} times in {minutes} minutes.</source>
        <translation>引擎在 {minutes} 分钟内停止了 {count} 次。</translation>
    </message>
    <message>
        <source>The engine stopped again and again.</source>
        <translation>引擎一再停止。</translation>
    </message>
    <message>
        <source>The last time: {last}</source>
        <translation>最近一次：{last}</translation>
    </message>
    <message>
        <source>It no longer restarts by itself. Choose a smaller model or another device, or restart it.</source>
        <translation>引擎不再自动重启。请选择较小的模型或其他设备，或手动重启。</translation>
    </message>
    <message>
        <source>The answer was stopped. What was written is kept.</source>
        <translation>回答已停止。已写出的内容会保留。</translation>
    </message>
    <message>
        <source>The engine had to be restarted; the model loads again with the next message.</source>
        <translation>引擎必须重启；发送下一条消息时会重新加载模型。</translation>
    </message>
    <message>
        <source>moechat ended while this was being written.</source>
        <translation>写这段内容时 moechat 退出了。</translation>
    </message>
    <message>
        <source>The answer can go on from its last word.</source>
        <translation>回答可以从最后一个词继续。</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>未导入任何内容。</translation>
    </message>
    <message>
        <source>The trouble is in chat {chat}.</source>
        <translation>问题出在对话 {chat}。</translation>
    </message>
    <message>
        <source>It is in message {message}.</source>
        <translation>位于消息 {message}。</translation>
    </message>
    <message>
        <source>It is at “{field}”.</source>
        <translation>位于“{field}”。</translation>
    </message>
    <message>
        <source>Have the other program export the chats once more.</source>
        <translation>请让另一个程序重新导出对话。</translation>
    </message>
    <message>
        <source>Text, Markdown, code, CSV, PDF and DOCX files can be attached, and images.</source>
        <translation>可附加文本、Markdown、代码、CSV、PDF 和 DOCX 文件，以及图像。</translation>
    </message>
    <message>
        <source>Attach the part of it that matters, as a file of its own.</source>
        <translation>请将其中重要的部分另存为文件后附加。</translation>
    </message>
    <message>
        <source>Open it in the program it came from, and save it under another name.</source>
        <translation>请在原来的程序中打开它，并另存为其他名称。</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <translation>{name} 已不在原处。</translation>
    </message>
    <message>
        <source>This file is not there any more.</source>
        <translation>此文件已不在原处。</translation>
    </message>
    <message>
        <source>It was moved or deleted; attach it from where it is.</source>
        <translation>它已被移动或删除；请从现在的位置附加。</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>无法读取 {name}。</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>无法读取此文件。</translation>
    </message>
    <message>
        <source>Check who may read it, and whether the drive is connected.</source>
        <translation>请检查读取权限，以及磁盘是否已连接。</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} 是空的。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>此文件是空的。</translation>
    </message>
    <message>
        <source>There is no text in it that could be read.</source>
        <translation>其中没有可读取的文本。</translation>
    </message>
    <message>
        <source>{name} is too large to attach.</source>
        <translation>{name} 太大，无法附加。</translation>
    </message>
    <message>
        <source>This file is too large to attach.</source>
        <translation>此文件太大，无法附加。</translation>
    </message>
    <message>
        <source>It has {bytes}, and files of up to {limit_bytes} are read.</source>
        <translation>它有 {bytes}，最大可读取 {limit_bytes} 的文件。</translation>
    </message>
    <message>
        <source>{name} has too much text to attach.</source>
        <translation>{name} 的文本太多，无法附加。</translation>
    </message>
    <message>
        <source>This file has too much text to attach.</source>
        <translation>此文件的文本太多，无法附加。</translation>
    </message>
    <message>
        <source>Up to {most} characters are read.</source>
        <translation>最多读取 {most} 个字符。</translation>
    </message>
    <message>
        <source>{name} is protected by a password.</source>
        <translation>{name} 受密码保护。</translation>
    </message>
    <message>
        <source>This file is protected by a password.</source>
        <translation>此文件受密码保护。</translation>
    </message>
    <message>
        <source>Save a copy without one, and attach that.</source>
        <translation>请保存一份不带密码的副本并附加。</translation>
    </message>
    <message>
        <source>{name} has pictures of pages, but no text.</source>
        <translation>{name} 只有页面图片，没有文本。</translation>
    </message>
    <message>
        <source>This file has pictures of pages, but no text.</source>
        <translation>此文件只有页面图片，没有文本。</translation>
    </message>
    <message>
        <source>It was probably scanned. A program for text recognition (OCR) can make a copy with text.</source>
        <translation>它可能是扫描件。文字识别 (OCR) 程序可以生成带文本的副本。</translation>
    </message>
    <message>
        <source>{name} is no {format} file.</source>
        <translation>{name} 不是 {format} 文件。</translation>
    </message>
    <message>
        <source>This file is not what its name says.</source>
        <translation>此文件的内容与名称不符。</translation>
    </message>
    <message>
        <source>Its name ends in {suffix}, but something else is in it.</source>
        <translation>它的名称以 {suffix} 结尾，但内容是另一种格式。</translation>
    </message>
    <message>
        <source>It could be saved as {format} in its own program.</source>
        <translation>可以在其所属程序中另存为 {format}。</translation>
    </message>
    <message>
        <source>Give it the name that it should have.</source>
        <translation>请改为正确的文件名。</translation>
    </message>
    <message>
        <source>{name} holds no text that can be read.</source>
        <translation>{name} 不含可读取的文本。</translation>
    </message>
    <message>
        <source>This file holds no text that can be read.</source>
        <translation>此文件不含可读取的文本。</translation>
    </message>
    <message>
        <source>The encoding of {name} is not known.</source>
        <translation>{name} 的编码未知。</translation>
    </message>
    <message>
        <source>The encoding of this file is not known.</source>
        <translation>此文件的编码未知。</translation>
    </message>
    <message>
        <source>Save it as UTF-8, and attach it again.</source>
        <translation>请另存为 UTF-8，然后重新附加。</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be read.</source>
        <translation>{name} 已损坏，无法读取。</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be read.</source>
        <translation>此文件已损坏，无法读取。</translation>
    </message>
    <message>
        <source>{name} takes too much memory to read.</source>
        <translation>读取 {name} 占用的内存过多。</translation>
    </message>
    <message>
        <source>This file takes too much memory to read.</source>
        <translation>读取此文件占用的内存过多。</translation>
    </message>
    <message>
        <source>{name} takes too long to read.</source>
        <translation>读取 {name} 的时间过长。</translation>
    </message>
    <message>
        <source>This file takes too long to read.</source>
        <translation>读取此文件的时间过长。</translation>
    </message>
    <message>
        <source>{name} cannot be read: its reading was broken off.</source>
        <translation>无法读取 {name}：读取过程被中断。</translation>
    </message>
    <message>
        <source>The reading of this file was broken off.</source>
        <translation>此文件的读取过程被中断。</translation>
    </message>
    <message>
        <source>{name} is no image that can be read.</source>
        <translation>{name} 不是可读取的图像。</translation>
    </message>
    <message>
        <source>This is no image that can be read.</source>
        <translation>这不是可读取的图像。</translation>
    </message>
    <message>
        <source>Save it as PNG or JPEG, and attach it again.</source>
        <translation>请另存为 PNG 或 JPEG，然后重新附加。</translation>
    </message>
    <message>
        <source>{name} cannot see images.</source>
        <translation>{name} 不能看图像。</translation>
    </message>
    <message>
        <source>This model cannot see images.</source>
        <translation>此模型不能看图像。</translation>
    </message>
    <message>
        <source>It reads text alone. Choose a model that sees, or remove the image.</source>
        <translation>它只读取文本。请选择能看图像的模型，或移除图像。</translation>
    </message>
    <message>
        <source>There are too many images in this chat.</source>
        <translation>此对话中的图像过多。</translation>
    </message>
    <message>
        <source>A chat can have {most}.</source>
        <translation>一个对话最多可有 {most} 个。</translation>
    </message>
    <message>
        <source>Begin a new one.</source>
        <translation>请开始新对话。</translation>
    </message>
    <message>
        <source>No chats were found in this file.</source>
        <translation>此文件中没有找到对话。</translation>
    </message>
    <message>
        <source>Chats can be imported from moechat, ChatGPT, LM Studio and Open WebUI, as the JSON file or the ZIP archive that these export.</source>
        <translation>可从 moechat、ChatGPT、LM Studio 和 Open WebUI 导入对话，使用它们导出的 JSON 文件或 ZIP 压缩包。</translation>
    </message>
    <message>
        <source>These chats were exported by a newer moechat.</source>
        <translation>这些对话由更新版本的 moechat 导出。</translation>
    </message>
    <message>
        <source>The file has format {found}, and this version knows those up to {known}.</source>
        <translation>文件格式为 {found}，此版本最高支持 {known}。</translation>
    </message>
    <message>
        <source>Install the newer version to import them.</source>
        <translation>请安装更新的版本以导入。</translation>
    </message>
    <message>
        <source>This file is cut off: its end is missing.</source>
        <translation>此文件被截断：缺少结尾。</translation>
    </message>
    <message>
        <source>This file is damaged: it is no valid JSON.</source>
        <translation>此文件已损坏：不是有效的 JSON。</translation>
    </message>
    <message>
        <source>This archive is damaged or locked.</source>
        <translation>此压缩包已损坏或已加密。</translation>
    </message>
    <message>
        <source>Something is missing in this file.</source>
        <translation>此文件缺少某些内容。</translation>
    </message>
    <message>
        <source>In this file, messages answer in a circle.</source>
        <translation>此文件中的消息循环回复。</translation>
    </message>
    <message>
        <source>In this file, an identifier comes twice.</source>
        <translation>此文件中有重复的标识符。</translation>
    </message>
    <message>
        <source>In this file, something refers to what is not there.</source>
        <translation>此文件中有引用指向不存在的内容。</translation>
    </message>
    <message>
        <source>Something in this file is not what it should be.</source>
        <translation>此文件中有内容不符合要求。</translation>
    </message>
    <message>
        <source>This file is nested too deeply.</source>
        <translation>此文件的嵌套过深。</translation>
    </message>
    <message>
        <source>This file has more than {most} chats.</source>
        <translation>此文件的对话超过 {most} 个。</translation>
    </message>
    <message>
        <source>This file has more than {most} messages.</source>
        <translation>此文件的消息超过 {most} 条。</translation>
    </message>
    <message>
        <source>This archive claims to hold far more than it can.</source>
        <translation>此压缩包声称的内容远超其可能容纳的大小。</translation>
    </message>
    <message>
        <source>This file is too large to be imported.</source>
        <translation>此文件太大，无法导入。</translation>
    </message>
    <message>
        <source>It can have {limit} at most.</source>
        <translation>最大可为 {limit}。</translation>
    </message>
    <message>
        <source>The code could not be saved.</source>
        <translation>无法保存代码。</translation>
    </message>
    <message>
        <source>Choose another folder, or check who may write to this one.</source>
        <translation>请选择其他文件夹，或检查此文件夹的写入权限。</translation>
    </message>
    <message>
        <source>The chats could not be exported.</source>
        <translation>无法导出对话。</translation>
    </message>
    <message>
        <source>There is no model called {name} here.</source>
        <translation>这里没有名为 {name} 的模型。</translation>
    </message>
    <message>
        <source>There is no such model here.</source>
        <translation>这里没有这个模型。</translation>
    </message>
    <message>
        <source>“moechat models list” tells which there are.</source>
        <translation>“moechat models list”会列出现有的模型。</translation>
    </message>
    <message>
        <source>{name} is loaded at the moment.</source>
        <translation>{name} 目前已加载。</translation>
    </message>
    <message>
        <source>The model is loaded at the moment.</source>
        <translation>该模型目前已加载。</translation>
    </message>
    <message>
        <source>Load another model or unload it first.</source>
        <translation>请先加载其他模型，或将其卸载。</translation>
    </message>
    <message>
        <source>{name} is in use elsewhere.</source>
        <translation>{name} 正在别处使用。</translation>
    </message>
    <message>
        <source>A model is in use elsewhere.</source>
        <translation>有模型正在别处使用。</translation>
    </message>
    <message>
        <source>It is loaded in another window of moechat, in a terminal, or to be measured. End that, and try again.</source>
        <translation>它已在 moechat 的另一个窗口或终端中加载，或正在测量。请结束后重试。</translation>
    </message>
    <message>
        <source>Nobody knows where {name} came from.</source>
        <translation>{name} 的来源未知。</translation>
    </message>
    <message>
        <source>Nobody knows where the model came from.</source>
        <translation>该模型的来源未知。</translation>
    </message>
    <message>
        <source>So there is nothing to compare it with or to update it from. Download it again for that.</source>
        <translation>因此没有可供比较或更新的依据。如需更新，请重新下载。</translation>
    </message>
    <message>
        <source>The model could not be moved to the trash.</source>
        <translation>无法将模型移到回收站。</translation>
    </message>
    <message>
        <source>{file} is damaged or missing; no model was added.</source>
        <translation>{file} 已损坏或缺失，因此未添加该模型。</translation>
    </message>
    <message>
        <source>A file is damaged or missing; no model was added.</source>
        <translation>有文件已损坏或缺失，因此未添加该模型。</translation>
    </message>
    <message>
        <source>The system says: {reason}</source>
        <translation>系统提示：{reason}</translation>
    </message>
    <message>
        <source>Delete it for good instead; that cannot be undone.</source>
        <translation>可改为永久删除；此操作无法撤销。</translation>
    </message>
    <message>
        <source>There is no OpenVINO model in this folder.</source>
        <translation>此文件夹中没有 OpenVINO 模型。</translation>
    </message>
    <message>
        <source>A model has the files openvino_model.xml and openvino_model.bin, those of its tokenizer, and config.json.</source>
        <translation>模型包含文件 openvino_model.xml 和 openvino_model.bin、分词器的对应文件以及 config.json。</translation>
    </message>
    <message>
        <source>There is a folder of this name already.</source>
        <translation>已有同名的文件夹。</translation>
    </message>
    <message>
        <source>Rename one of the two, and try again.</source>
        <translation>请重命名其中一个，然后重试。</translation>
    </message>
    <message>
        <source>Download the model instead.</source>
        <translation>请改为下载该模型。</translation>
    </message>
    <message>
        <source>Models cannot be moved into this folder.</source>
        <translation>无法将模型移到此文件夹。</translation>
    </message>
    <message>
        <source>{path} is in the present folder, or around it.</source>
        <translation>{path} 在当前文件夹之内，或包含当前文件夹。</translation>
    </message>
    <message>
        <source>Choose a folder beside it, or on another drive.</source>
        <translation>请选择与其并列的文件夹，或另一个磁盘上的文件夹。</translation>
    </message>
    <message>
        <source>Download the model again.</source>
        <translation>请重新下载该模型。</translation>
    </message>
    <message>
        <source>The model folder is gone.</source>
        <translation>模型文件夹已不存在。</translation>
    </message>
    <message>
        <source>Name a folder on the drive that is to be tested.</source>
        <translation>请指定待测磁盘上的文件夹。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有此文件夹。</translation>
    </message>
    <message>
        <source>There is nothing at {path}.</source>
        <translation>{path} 处没有任何内容。</translation>
    </message>
    <message>
        <source>This is a file, not a folder.</source>
        <translation>这是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>There is nothing to read on this drive.</source>
        <translation>此磁盘上没有可读取的内容。</translation>
    </message>
    <message>
        <source>{path} holds no model, and there is no room for a file to test with.</source>
        <translation>{path} 中没有模型，也没有空间写入测试文件。</translation>
    </message>
    <message>
        <source>Make some room, or name a folder with a model.</source>
        <translation>请腾出一些空间，或指定含有模型的文件夹。</translation>
    </message>
    <message>
        <source>The drive could not be tested.</source>
        <translation>无法测试磁盘。</translation>
    </message>
    <message>
        <source>A folder that can be written to, or one with a model, is needed.</source>
        <translation>需要可写入的文件夹，或含有模型的文件夹。</translation>
    </message>
    <message>
        <source>The drive did not answer for {seconds} seconds.</source>
        <translation>磁盘已有 {seconds} 秒没有响应。</translation>
    </message>
    <message>
        <source>The drive did not answer.</source>
        <translation>磁盘没有响应。</translation>
    </message>
    <message>
        <source>See that it is connected. Models on a drive that stops answering make the chat wait for it.</source>
        <translation>请确认磁盘已连接。如果磁盘停止响应，其中的模型会让对话一直等待。</translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted, or its drive is not connected. Choose where the model is now.</source>
        <translation>它已被移动、改名或删除，或其磁盘未连接。请选择模型现在的位置。</translation>
    </message>
    <message>
        <source>This is a file, not a model folder.</source>
        <translation>这是文件，不是模型文件夹。</translation>
    </message>
    <message>
        <source>Choose the folder that holds the model&apos;s files.</source>
        <translation>请选择存放模型文件的文件夹。</translation>
    </message>
    <message>
        <source>The file openvino_model.xml is not in {path}.</source>
        <translation>{path} 中没有文件 openvino_model.xml。</translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged.</source>
        <translation>模型的描述文件已损坏。</translation>
    </message>
    <message>
        <source>{file} cannot be read; its download may have been cut short.</source>
        <translation>无法读取 {file}；下载可能没有完成。</translation>
    </message>
    <message>
        <source>{name} cannot run on the NPU.</source>
        <translation>{name} 无法在 NPU 上运行。</translation>
    </message>
    <message>
        <source>This model cannot run on the NPU.</source>
        <translation>此模型无法在 NPU 上运行。</translation>
    </message>
    <message>
        <source>Choose the GPU or the CPU for it.</source>
        <translation>请为它选择 GPU 或 CPU。</translation>
    </message>
    <message>
        <source>{name} cannot be used for a chat.</source>
        <translation>{name} 无法用于对话。</translation>
    </message>
    <message>
        <source>This model cannot be used for a chat.</source>
        <translation>此模型无法用于对话。</translation>
    </message>
    <message>
        <source>It is not a language model, or it was made for another version of OpenVINO. Choose another model.</source>
        <translation>它不是语言模型，或是为其他版本的 OpenVINO 制作的。请选择其他模型。</translation>
    </message>
    <message>
        <source>The model&apos;s weights are missing.</source>
        <translation>缺少模型的权重。</translation>
    </message>
    <message>
        <source>{file} is not in the folder.</source>
        <translation>文件夹中没有 {file}。</translation>
    </message>
    <message>
        <source>The model&apos;s weights were never downloaded.</source>
        <translation>模型的权重从未下载。</translation>
    </message>
    <message>
        <source>{file} is a small placeholder that Git leaves for a large file.</source>
        <translation>{file} 是 Git 为大文件留下的小型占位文件。</translation>
    </message>
    <message>
        <source>Run “git lfs pull” in the folder, or download the model again.</source>
        <translation>请在该文件夹中运行“git lfs pull”，或重新下载模型。</translation>
    </message>
    <message>
        <source>The model&apos;s weights are damaged.</source>
        <translation>模型的权重已损坏。</translation>
    </message>
    <message>
        <source>{file} does not fit the model; its download may have been cut short.</source>
        <translation>{file} 与模型不符；下载可能没有完成。</translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer is incomplete.</source>
        <translation>模型的分词器不完整。</translation>
    </message>
    <message>
        <source>Without {file} it can neither read nor write text.</source>
        <translation>缺少 {file}，模型既不能读也不能写文本。</translation>
    </message>
    <message>
        <source>The tokenizer of {name} is damaged.</source>
        <translation>{name} 的分词器已损坏。</translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer is damaged.</source>
        <translation>模型的分词器已损坏。</translation>
    </message>
    <message>
        <source>Without it the model can neither read nor write text.</source>
        <translation>没有它，模型既不能读也不能写文本。</translation>
    </message>
    <message>
        <source>A configuration file of the model is damaged.</source>
        <translation>模型的一个配置文件已损坏。</translation>
    </message>
    <message>
        <source>{file} cannot be understood.</source>
        <translation>无法解析 {file}。</translation>
    </message>
    <message>
        <source>Its field “{field}” is missing or has a wrong value.</source>
        <translation>其中的字段“{field}”缺失或值有误。</translation>
    </message>
    <message>
        <source>Download that file again, or the whole model.</source>
        <translation>请重新下载该文件，或整个模型。</translation>
    </message>
    <message>
        <source>{name} was not made for conversations.</source>
        <translation>{name} 不是为对话制作的。</translation>
    </message>
    <message>
        <source>This model was not made for conversations.</source>
        <translation>此模型不是为对话制作的。</translation>
    </message>
    <message>
        <source>It has no chat template and can only go on with a text. Choose a model whose name says Instruct or Chat.</source>
        <translation>它没有对话模板，只能续写文本。请选择名称中带有 Instruct 或 Chat 的模型。</translation>
    </message>
    <message>
        <source>The model cannot take this conversation as it is.</source>
        <translation>模型无法处理现在的对话。</translation>
    </message>
    <message>
        <source>Its chat template refused it: {reason}</source>
        <translation>其对话模板拒绝了它：{reason}</translation>
    </message>
    <message>
        <source>Start a new chat, or choose another model.</source>
        <translation>请开始新对话，或选择其他模型。</translation>
    </message>
    <message>
        <source>The model&apos;s files changed while it was in use.</source>
        <translation>模型的文件在使用期间发生了变化。</translation>
    </message>
    <message>
        <source>Files in {path} were replaced, moved or deleted.</source>
        <translation>{path} 中的文件被替换、移动或删除。</translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation>请重新加载模型。</translation>
    </message>
    <message>
        <source>The model folder cannot be read.</source>
        <translation>无法读取模型文件夹。</translation>
    </message>
    <message>
        <source>Check its name and who may read it, or choose another.</source>
        <translation>请检查名称和读取权限，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>{device} was not found on this PC.</source>
        <translation>本机未找到 {device}。</translation>
    </message>
    <message>
        <source>The device was not found on this PC.</source>
        <translation>本机未找到该设备。</translation>
    </message>
    <message>
        <source>There is: {available}.</source>
        <translation>现有设备：{available}。</translation>
    </message>
    <message>
        <source>Choose another device, or install the driver of this one.</source>
        <translation>请选择其他设备，或安装该设备的驱动程序。</translation>
    </message>
    <message>
        <source>{device} does not know the setting {property}.</source>
        <translation>{device} 不支持设置 {property}。</translation>
    </message>
    <message>
        <source>The device does not know a setting.</source>
        <translation>设备不支持某项设置。</translation>
    </message>
    <message>
        <source>Set it back to automatic and load the model again.</source>
        <translation>请将其恢复为自动，然后重新加载模型。</translation>
    </message>
    <message>
        <source>There is not enough memory for this model.</source>
        <translation>内存不足以加载此模型。</translation>
    </message>
    <message>
        <source>It needs {needed_bytes}; {free_bytes} are free.</source>
        <translation>需要 {needed_bytes}；可用 {free_bytes}。</translation>
    </message>
    <message>
        <source>At least {missing_bytes} more are needed.</source>
        <translation>至少还需要 {missing_bytes}。</translation>
    </message>
    <message>
        <source>There is too little memory for {name}.</source>
        <translation>内存不足以加载 {name}。</translation>
    </message>
    <message>
        <source>There is too little memory for this model.</source>
        <translation>内存不足以加载此模型。</translation>
    </message>
    <message>
        <source>{enough_bytes} free would be enough; now it is {available_bytes}. Close {missing_bytes} of other programs.</source>
        <translation>可用内存达到 {enough_bytes} 即可；现在为 {available_bytes}。请关闭其他程序以腾出 {missing_bytes}。</translation>
    </message>
    <message>
        <source>A smaller model may fit.</source>
        <translation>较小的模型也许可以。</translation>
    </message>
    <message>
        <source>The model could not be loaded in any way that is left.</source>
        <translation>所有余下的方式都无法加载模型。</translation>
    </message>
    <message>
        <source>Memory ran out at every try, also with less of the model in memory.</source>
        <translation>每次尝试都内存不足，减少模型占用的内存也不行。</translation>
    </message>
    <message>
        <source>Close other programs and load it again, or choose a smaller model.</source>
        <translation>请关闭其他程序后重新加载，或选择较小的模型。</translation>
    </message>
    <message>
        <source>{name} was not loaded by itself this time.</source>
        <translation>这次没有自动加载 {name}。</translation>
    </message>
    <message>
        <source>The model was not loaded by itself this time.</source>
        <translation>这次没有自动加载模型。</translation>
    </message>
    <message>
        <source>While it was being loaded the last time, moechat or the whole PC stopped; memory may have run out. It is safer to keep less of it in memory.</source>
        <translation>上次加载它时，moechat 或整个电脑停止了运行；可能是内存耗尽。在内存中少放一些会更安全。</translation>
    </message>
    <message>
        <source>The driver of the NPU stopped answering.</source>
        <translation>NPU 的驱动程序停止响应。</translation>
    </message>
    <message>
        <source>A newer driver may help if it happens again.</source>
        <translation>如果再次发生，更新驱动程序也许有用。</translation>
    </message>
    <message>
        <source>The graphics driver stopped answering.</source>
        <translation>显卡驱动程序停止响应。</translation>
    </message>
    <message>
        <source>The driver of the {device} does not answer.</source>
        <translation>{device} 的驱动程序没有响应。</translation>
    </message>
    <message>
        <source>A driver does not answer.</source>
        <translation>有驱动程序没有响应。</translation>
    </message>
    <message>
        <source>It was asked and waited for, {seconds} seconds long.</source>
        <translation>已询问并等待了 {seconds} 秒。</translation>
    </message>
    <message>
        <source>Models run on the CPU meanwhile. Start the PC again; if that does not help, install a newer driver.</source>
        <translation>其间模型在 CPU 上运行。请重新启动电脑；如果无效，请安装更新的驱动程序。</translation>
    </message>
    <message>
        <source>The graphics processor dropped out.</source>
        <translation>显卡中途掉线。</translation>
    </message>
    <message>
        <source>Its memory may have been too full, or its driver was reset. If it happens again, close other programs, stream more of the model, or install a newer driver.</source>
        <translation>显存可能过满，或驱动程序被重置。如果再次发生，请关闭其他程序、增加模型的流式读取，或安装更新的驱动程序。</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>无法加载模型。</translation>
    </message>
    <message>
        <source>Its files may be damaged, or made for another version of OpenVINO. Try again, or choose another model.</source>
        <translation>其文件可能已损坏，或是为其他版本的 OpenVINO 制作的。请重试，或选择其他模型。</translation>
    </message>
    <message>
        <source>The starter model could not be downloaded.</source>
        <translation>无法下载入门模型。</translation>
    </message>
    <message>
        <source>Check the connection and try again, or choose a model folder.</source>
        <translation>请检查网络连接后重试，或选择模型文件夹。</translation>
    </message>
    <message>
        <source>The starter model is damaged.</source>
        <translation>入门模型已损坏。</translation>
    </message>
    <message>
        <source>Try again: it is downloaded anew.</source>
        <translation>请重试：会重新下载。</translation>
    </message>
    <message>
        <source>What was written is kept.</source>
        <translation>已写出的内容会保留。</translation>
    </message>
    <message>
        <source>The engine was restarted; the answer can go on from its last word.</source>
        <translation>引擎已重启；回答可以从最后一个词继续。</translation>
    </message>
    <message>
        <source>The engine was restarted; your message is kept.</source>
        <translation>引擎已重启；你的消息已保留。</translation>
    </message>
    <message>
        <source>It was restarted; the model loads again with the next message.</source>
        <translation>引擎已重启；发送下一条消息时会重新加载模型。</translation>
    </message>
    <message>
        <source>Load the model again, or choose another.</source>
        <translation>请重新加载模型，或选择其他模型。</translation>
    </message>
</context>
<context>
    <name>FaultAction</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Continue the answer</source>
        <translation>继续回答</translation>
    </message>
    <message>
        <source>Restart the engine</source>
        <translation>重启引擎</translation>
    </message>
    <message>
        <source>Load the model again</source>
        <translation>重新加载模型</translation>
    </message>
    <message>
        <source>Load it anyway</source>
        <translation>仍然加载</translation>
    </message>
    <message>
        <source>Load it with less in memory</source>
        <translation>减少内存占用后加载</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>选择模型…</translation>
    </message>
    <message>
        <source>Choose a device…</source>
        <translation>选择设备…</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>Go on with what can be read</source>
        <translation>以可读取的内容继续</translation>
    </message>
</context>
<context>
    <name>FaultRow</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
</context>
<context>
    <name>FileCache</name>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{done} of {total} read</source>
        <translation>已读取 {done} / {total}</translation>
    </message>
    <message>
        <source>Reading ahead</source>
        <translation>正在预读</translation>
    </message>
    <message>
        <source>The rest has no room in the free memory</source>
        <translation>可用内存放不下其余部分</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Waits until the answer is written</source>
        <translation>等待回答写完</translation>
    </message>
    <message>
        <source>Stopped: other programs need the memory</source>
        <translation>已停止：其他程序需要内存</translation>
    </message>
    <message>
        <source>Not on battery power</source>
        <translation>使用电池时不进行</translation>
    </message>
    <message>
        <source>Too little memory is left free for it</source>
        <translation>可用内存太少，无法进行</translation>
    </message>
    <message>
        <source>Stopped: the model&apos;s file is gone, or shorter than it should be</source>
        <translation>已停止：模型文件已不存在或不完整</translation>
    </message>
    <message>
        <source>Stopped: the model&apos;s file may not be read</source>
        <translation>已停止：没有读取模型文件的权限</translation>
    </message>
    <message>
        <source>Stopped: the drive does not give the model&apos;s file</source>
        <translation>已停止：无法从磁盘读取模型文件</translation>
    </message>
    <message>
        <source>Stopped; it begins again when a model is loaded</source>
        <translation>已停止；加载模型时会重新开始</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this chat</source>
        <translation>在此对话中查找</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>FirstLook</name>
    <message>
        <source>Graphics</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Model drive</source>
        <translation>模型所在磁盘</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>This PC can run models larger than its memory</source>
        <translation>这台电脑可以运行大于其内存的模型</translation>
    </message>
    <message>
        <source>This PC can chat, and could do better</source>
        <translation>这台电脑可以对话，但还有提升空间</translation>
    </message>
    <message>
        <source>This PC can run models that fit in its memory</source>
        <translation>这台电脑可以运行内存容得下的模型</translation>
    </message>
    <message>
        <source>{total}, {free} free</source>
        <translation>{total}，可用 {free}</translation>
    </message>
    <message>
        <source>{speed} MB/s in slices</source>
        <translation>分块读取 {speed} MB/s</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Nothing of the catalogue runs fast here; this one runs best</source>
        <translation>目录中没有模型能在此快速运行；这个表现最好</translation>
    </message>
    <message>
        <source>The best that this PC runs well: {ratio} % of its experts streamed</source>
        <translation>本机运行良好的最佳模型：流式读取 {ratio}% 的专家</translation>
    </message>
    <message>
        <source>The best that this PC runs well, wholly in memory</source>
        <translation>本机运行良好的最佳模型，完全在内存中</translation>
    </message>
    <message>
        <source>about {speed} tokens a second ({basis})</source>
        <translation>每秒约 {speed} 个 token（{basis}）</translation>
    </message>
    <message>
        <source>{how}, {speed}.</source>
        <translation>{how}，{speed}。</translation>
    </message>
    <message>
        <source>Everything runs here. Nothing you type leaves this computer.</source>
        <translation>一切都在本机运行。输入的内容不会离开这台电脑。</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <source>Add a folder I have…</source>
        <translation>添加已有的文件夹…</translation>
    </message>
    <message>
        <source>Use the starter model</source>
        <translation>使用入门模型</translation>
    </message>
    <message>
        <source>It is small and fast: good to try the program, weak at answers</source>
        <translation>小而快：适合试用程序，回答能力较弱</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>Looking at this PC…</source>
        <translation>正在检查这台电脑…</translation>
    </message>
    <message>
        <source>Download and chat</source>
        <translation>下载并开始对话</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Asking the hub for its terms…</source>
        <translation>正在向模型中心查询其条款…</translation>
    </message>
    <message>
        <source>Looking at the drives for it…</source>
        <translation>正在为它检查磁盘…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>FooterRow</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>复制回答</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
    <message>
        <source>The model ended its answer without a word</source>
        <translation>模型没有写任何内容就结束了回答</translation>
    </message>
    <message>
        <source>Ended by the token limit</source>
        <translation>因 token 上限而结束</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>由你停止</translation>
    </message>
    <message>
        <source>{0} token</source>
        <translation>{0} 个 token</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} 个 token</translation>
    </message>
    <message>
        <source>first token {0}</source>
        <translation>首个 token {0}</translation>
    </message>
</context>
<context>
    <name>Gatekeeper</name>
    <message>
        <source>not named</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Licence: {0}. Its owners have to allow the download: ask for it on its page. The hub knows you by an access token, which you make on the hub and enter here.</source>
        <translation>许可证：{0}。下载须经所有者许可：请在其网页上申请。模型中心通过访问令牌识别你；请在模型中心创建令牌并在此输入。</translation>
    </message>
    <message>
        <source>Licence: {0}. Read and accept its terms on its page. The hub knows you by an access token, which you make on the hub and enter here. Then go on.</source>
        <translation>许可证：{0}。请在其网页上阅读并接受条款。模型中心通过访问令牌识别你；请在模型中心创建令牌并在此输入，然后继续。</translation>
    </message>
    <message>
        <source>{0} asks you to accept its terms</source>
        <translation>{0} 要求接受其条款</translation>
    </message>
    <message>
        <source>I have accepted them</source>
        <translation>我已接受</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation>打开其网页…</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation>输入令牌…</translation>
    </message>
</context>
<context>
    <name>GaugePresenter</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} 个 token</translation>
    </message>
    <message>
        <source>{0} of {1} tokens</source>
        <translation>{0} / {1} 个 token</translation>
    </message>
    <message>
        <source>{0} MB/s</source>
        <translation>{0} MB/s</translation>
    </message>
    <message>
        <source>{0} % streamed</source>
        <translation>流式读取 {0}%</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Enter (Shift+Enter: new line)</source>
        <translation>Enter（Shift+Enter 换行）</translation>
    </message>
    <message>
        <source>Ctrl+Enter (Enter: new line)</source>
        <translation>Ctrl+Enter（Enter 换行）</translation>
    </message>
    <message>
        <source>Models in memory only</source>
        <translation>仅限在内存中的模型</translation>
    </message>
    <message>
        <source>With every model</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <source>Never: the first words are the title</source>
        <translation>从不：以开头的文字为标题</translation>
    </message>
    <message>
        <source>Beside the chat</source>
        <translation>在对话旁边</translation>
    </message>
    <message>
        <source>While you are elsewhere</source>
        <translation>离开时</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>再次显示</translation>
    </message>
</context>
<context>
    <name>GenerationPage</name>
    <message>
        <source>All chats</source>
        <translation>所有对话</translation>
    </message>
    <message>
        <source>The open chat</source>
        <translation>打开的对话</translation>
    </message>
    <message>
        <source>Use the shared values</source>
        <translation>使用共享值</translation>
    </message>
    <message>
        <source>Forget what was chosen for this chat only</source>
        <translation>清除仅为此对话选择的值</translation>
    </message>
    <message>
        <source>a new chat</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>Has values of its own: {0}</source>
        <translation>有自己的值：{0}</translation>
    </message>
    <message>
        <source>Open now: {0}</source>
        <translation>当前打开：{0}</translation>
    </message>
    <message>
        <source>{0}, as all chats</source>
        <translation>{0}，同所有对话</translation>
    </message>
    <message>
        <source>The model&apos;s own</source>
        <translation>模型自身的值</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>模型读取的内容</translation>
    </message>
    <message>
        <source>How words are drawn</source>
        <translation>选词方式</translation>
    </message>
    <message>
        <source>Against repetition</source>
        <translation>防止重复</translation>
    </message>
    <message>
        <source>Length and end</source>
        <translation>长度与结束</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个 token</translation>
    </message>
    <message>
        <source>Another for each answer</source>
        <translation>每个回答都不同</translation>
    </message>
</context>
<context>
    <name>ImageViewer</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>[image]</source>
        <translation>[图像]</translation>
    </message>
    <message>
        <source>[audio]</source>
        <translation>[音频]</translation>
    </message>
    <message>
        <source>[video]</source>
        <translation>[视频]</translation>
    </message>
    <message>
        <source>[file: {0}]</source>
        <translation>[文件：{0}]</translation>
    </message>
    <message>
        <source>[not imported: {0}]</source>
        <translation>[未导入：{0}]</translation>
    </message>
    <message>
        <source>The chat of this file is here already.</source>
        <translation>此文件中的对话已存在。</translation>
    </message>
    <message>
        <source>All {chats} chats of this file are here already.</source>
        <translation>此文件中的全部 {chats} 个对话都已存在。</translation>
    </message>
    <message>
        <source>1 of the {chats} chats of this file is here already.</source>
        <translation>此文件的 {chats} 个对话中有 1 个已存在。</translation>
    </message>
    <message>
        <source>{known} of the {chats} chats of this file are here already.</source>
        <translation>此文件的 {chats} 个对话中有 {known} 个已存在。</translation>
    </message>
    <message>
        <source>1 chat imported from {program}.</source>
        <translation>已从 {program} 导入 1 个对话。</translation>
    </message>
    <message>
        <source>{count} chats imported from {program}.</source>
        <translation>已从 {program} 导入 {count} 个对话。</translation>
    </message>
    <message>
        <source>1 chat left out, as it is here already.</source>
        <translation>跳过 1 个已存在的对话。</translation>
    </message>
    <message>
        <source>{count} chats left out, as they are here already.</source>
        <translation>跳过 {count} 个已存在的对话。</translation>
    </message>
</context>
<context>
    <name>Inspection</name>
    <message>
        <source>OpenVINO GenAI lists the architecture {model_type} as supported.</source>
        <translation>OpenVINO GenAI 将架构 {model_type} 列为受支持。</translation>
    </message>
    <message>
        <source>OpenVINO GenAI does not list the architecture {model_type}; it may work all the same.</source>
        <translation>OpenVINO GenAI 未列出架构 {model_type}；但也可能可用。</translation>
    </message>
    <message>
        <source>OpenVINO GenAI refuses models with vision of the architecture {model_type}. A newer version may know it.</source>
        <translation>OpenVINO GenAI 拒绝架构 {model_type} 的视觉模型。更新的版本可能支持。</translation>
    </message>
    <message>
        <source>The folder does not say which architecture this is.</source>
        <translation>文件夹中未说明这是哪种架构。</translation>
    </message>
    <message>
        <source>Weights in {precision} work on every device.</source>
        <translation>{precision} 权重可用于所有设备。</translation>
    </message>
    <message>
        <source>Weights in {precision} are rare; not every device computes with them.</source>
        <translation>{precision} 权重很少见；并非所有设备都能用它计算。</translation>
    </message>
    <message>
        <source>The precision of the weights could not be recognised.</source>
        <translation>无法识别权重的精度。</translation>
    </message>
    <message>
        <source>With 8-bit experts on a GPU, prompts of more than 15,000 tokens failed in earlier versions; a 4-bit export of the model is safer.</source>
        <translation>在 GPU 上使用 8 位专家时，早期版本处理超过 15,000 个 token 的提示词会失败；该模型的 4 位版本更稳妥。</translation>
    </message>
    <message>
        <source>It is no Mixture of Experts, so there are no experts to stream.</source>
        <translation>它不是混合专家模型，因此没有可流式读取的专家。</translation>
    </message>
    <message>
        <source>Its experts are stored in the layout that the GPU plugin streams: gate, up and down on their own, compressed, with zero points.</source>
        <translation>其专家的存储布局可由 GPU 插件流式读取：gate、up 和 down 各自独立，经过压缩，带零点。</translation>
    </message>
    <message>
        <source>Models of the family {model_type} have been streamed; whether this file can be shows when it is there.</source>
        <translation>{model_type} 系列的模型曾成功流式读取；此文件是否可以，要等下载后才知道。</translation>
    </message>
    <message>
        <source>Its experts keep gate and up in one matrix, as gpt-oss does; this release cannot stream those.</source>
        <translation>其专家像 gpt-oss 一样将 gate 和 up 存于同一矩阵；此版本无法流式读取这类专家。</translation>
    </message>
    <message>
        <source>Its experts are stored in {precision}; only experts of 4 or 8 bits can be streamed.</source>
        <translation>其专家以 {precision} 存储；只有 4 位或 8 位的专家可以流式读取。</translation>
    </message>
    <message>
        <source>It has {count} shared experts a layer; the GPU plugin handles one.</source>
        <translation>每层有 {count} 个共享专家；GPU 插件只能处理一个。</translation>
    </message>
    <message>
        <source>Its shared expert is {shared} wide and the routed ones {routed}; the GPU plugin wants them equal.</source>
        <translation>其共享专家的宽度为 {shared}，路由专家为 {routed}；GPU 插件要求两者相等。</translation>
    </message>
    <message>
        <source>Its activation is written in a form that the GPU plugin does not recognise, so its experts would all stay in memory.</source>
        <translation>其激活函数的写法不被 GPU 插件识别，因此所有专家都会留在内存中。</translation>
    </message>
    <message>
        <source>Its experts have no zero points (symmetric compression); streaming has not been shown to work with that.</source>
        <translation>其专家没有零点（对称压缩）；这种情况下的流式读取尚未得到验证。</translation>
    </message>
    <message>
        <source>Its experts are stored one by one, as older exports do; OpenVINO may join them when it loads the model, or not.</source>
        <translation>其专家逐个存储，属于较旧的导出方式；OpenVINO 加载时可能会合并，也可能不会。</translation>
    </message>
    <message>
        <source>Its experts are stored in a layout that is not known to be streamed.</source>
        <translation>其专家的存储布局尚未证实可流式读取。</translation>
    </message>
    <message>
        <source>Nobody has reported a streamed model of the family {model_type}.</source>
        <translation>还没有人报告过 {model_type} 系列模型的流式读取。</translation>
    </message>
    <message>
        <source>config.json is missing; the longest context is not known.</source>
        <translation>缺少 config.json；最大上下文未知。</translation>
    </message>
    <message>
        <source>{file} with the weights is missing.</source>
        <translation>缺少权重文件 {file}。</translation>
    </message>
    <message>
        <source>{file} is a placeholder of Git LFS; the weights were not downloaded.</source>
        <translation>{file} 是 Git LFS 的占位文件；权重尚未下载。</translation>
    </message>
    <message>
        <source>{file} has {bytes} of {needed_bytes}; its download was cut short.</source>
        <translation>{file} 只有 {bytes}，应为 {needed_bytes}；下载没有完成。</translation>
    </message>
    <message>
        <source>Estimated from config.json and the sizes of the files; the experts are right within {percent} %.</source>
        <translation>根据 config.json 和文件大小估算；专家部分的误差在 {percent}% 以内。</translation>
    </message>
    <message>
        <source>The graph has {counted} of experts, but {by_shape} have the shape of experts.</source>
        <translation>计算图中专家占 {counted}，但按形状判断为专家的有 {by_shape}。</translation>
    </message>
    <message>
        <source>Thinking can be switched on and off in each chat.</source>
        <translation>可在每个对话中开启或关闭思考。</translation>
    </message>
    <message>
        <source>The effort of its reasoning can be chosen in each chat.</source>
        <translation>可在每个对话中选择其推理强度。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>unproven</source>
        <translation>未证实</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>{0}.</source>
        <translation>{0}。</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0}{1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>JumpButton</name>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Not enough memory at {ratio} %</source>
        <translation>{ratio}% 时内存不足</translation>
    </message>
    <message>
        <source>Not enough memory for a first word at {ratio} %</source>
        <translation>{ratio}% 时内存不足以写出第一个词</translation>
    </message>
    <message>
        <source>Memory ran out in an answer at {ratio} %</source>
        <translation>{ratio}% 时在回答中耗尽内存</translation>
    </message>
    <message>
        <source>Memory is too short at {ratio} %</source>
        <translation>{ratio}% 时内存太少</translation>
    </message>
    <message>
        <source>Not enough memory for the whole model</source>
        <translation>内存不足以容纳整个模型</translation>
    </message>
    <message>
        <source>Not enough memory for a first word with the whole model in it</source>
        <translation>整个模型在内存中时，内存不足以写出第一个词</translation>
    </message>
    <message>
        <source>Memory ran out in an answer with the whole model in it</source>
        <translation>整个模型在内存中时，在回答中耗尽内存</translation>
    </message>
    <message>
        <source>Memory is too short for the whole model</source>
        <translation>内存太少，容不下整个模型</translation>
    </message>
    <message>
        <source>{trouble}: trying {ratio} %, which needs {freed} less.</source>
        <translation>{trouble}：改试 {ratio}%，可少用 {freed}。</translation>
    </message>
    <message>
        <source>{trouble}: trying conversations of {context_tokens} tokens, which needs {freed} less.</source>
        <translation>{trouble}：改试 {context_tokens} 个 token 的对话，可少用 {freed}。</translation>
    </message>
    <message>
        <source>{trouble}: going back to {ratio} %, which went well the last time and needs {freed} less.</source>
        <translation>{trouble}：退回上次运行良好的 {ratio}%，可少用 {freed}。</translation>
    </message>
    <message>
        <source>{trouble}: trying the processor, which has room for it in {needed} of RAM.</source>
        <translation>{trouble}：改试处理器，它有足够空间，需要 {needed} 内存。</translation>
    </message>
    <message>
        <source>There is not enough memory for this model: it takes {needed}, and {available} are free for it. {enough} would be enough. Close programs that hold {missing}, or choose a smaller model.</source>
        <translation>内存不足以加载此模型：它占 {needed}，而可用 {available}。达到 {enough} 即可。请关闭占用 {missing} 的程序，或选择较小的模型。</translation>
    </message>
    <message>
        <source>Not even {ratio} % could be loaded: that takes {needed}, and of the {available} that seemed free less was to be had. Close programs that hold {missing}, so that {enough} are free, or choose a smaller model.</source>
        <translation>即使 {ratio}% 也无法加载：需要 {needed}，而看似可用的 {available} 实际上不足。请关闭占用 {missing} 的程序，使可用内存达到 {enough}，或选择较小的模型。</translation>
    </message>
    <message>
        <source>The model could not be loaded: it takes {needed}, and of the {available} that seemed free less was to be had. Close programs that hold {missing}, so that {enough} are free, or choose a smaller model.</source>
        <translation>无法加载模型：它占 {needed}，而看似可用的 {available} 实际上不足。请关闭占用 {missing} 的程序，使可用内存达到 {enough}，或选择较小的模型。</translation>
    </message>
</context>
<context>
    <name>LastAnswer</name>
    <message>
        <source>There is no answer to copy yet.</source>
        <translation>还没有可复制的回答。</translation>
    </message>
    <message>
        <source>The answer is copied.</source>
        <translation>回答已复制。</translation>
    </message>
    <message>
        <source>There is no code in the last answer.</source>
        <translation>最后一个回答中没有代码。</translation>
    </message>
    <message>
        <source>The code is copied.</source>
        <translation>代码已复制。</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Open-source licences</source>
        <translation>开源许可证</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Search by name or licence</source>
        <translation>按名称或许可证搜索</translation>
    </message>
    <message>
        <source>Works that moechat contains</source>
        <translation>moechat 所含的第三方组件</translation>
    </message>
    <message>
        <source>Web page…</source>
        <translation>网页…</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>许可证文本</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>The texts are not where they should be. Install moechat again to have them.</source>
        <translation>许可证文本不在应有的位置。重新安装 moechat 即可恢复。</translation>
    </message>
</context>
<context>
    <name>LinkPrompt</name>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open this address?</source>
        <translation>打开此地址？</translation>
    </message>
    <message>
        <source>moechat opens only web and mail addresses. This is another one:</source>
        <translation>moechat 只打开网页和邮件地址。这是另一种地址：</translation>
    </message>
</context>
<context>
    <name>ListHeader</name>
    <message>
        <source>MODEL</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>TOTAL · ACTIVE</source>
        <translation>总计 · 激活</translation>
    </message>
    <message>
        <source>SIZE</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>ON THIS PC</source>
        <translation>在本机</translation>
    </message>
</context>
<context>
    <name>LoadPresenter</name>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Reload at {0} %</source>
        <translation>以 {0}% 重新加载</translation>
    </message>
</context>
<context>
    <name>LoadingView</name>
    <message>
        <source>Loading the model</source>
        <translation>正在加载模型</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Loading {0}</source>
        <translation>正在加载 {0}</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message>
        <source>Looking, which takes a few seconds…</source>
        <translation>正在检查，需要几秒钟…</translation>
    </message>
    <message>
        <source>{0} of {1} available</source>
        <translation>可用 {0} / {1}</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Models&apos; drive</source>
        <translation>模型所在磁盘</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>XMX</source>
        <translation>XMX</translation>
    </message>
    <message>
        <source>no XMX</source>
        <translation>无 XMX</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>共 {0}</translation>
    </message>
    <message>
        <source>{0} at once</source>
        <translation>单次 {0}</translation>
    </message>
    <message>
        <source>{0} now ({1})</source>
        <translation>现为 {0}（{1}）</translation>
    </message>
    <message>
        <source>{0} free</source>
        <translation>可用 {0}</translation>
    </message>
    <message>
        <source>{0} MB/s in slices</source>
        <translation>分块读取 {0} MB/s</translation>
    </message>
    <message>
        <source>{device} has XMX units: it can stream experts.</source>
        <translation>{device} 有 XMX 单元：可以流式读取专家。</translation>
    </message>
    <message>
        <source>{device} has XMX units. Models that fit in its memory are fast; streamed experts stay in the computer&apos;s memory in this release, which is slow.</source>
        <translation>{device} 有 XMX 单元。显存容得下的模型很快；在此版本中，流式读取的专家仍留在电脑内存中，速度较慢。</translation>
    </message>
    <message>
        <source>{device} has no XMX units. It computes, but it cannot stream experts from the drive.</source>
        <translation>{device} 没有 XMX 单元。它能计算，但不能从磁盘流式读取专家。</translation>
    </message>
    <message>
        <source>Choose models that fit in memory as a whole, or use the processor.</source>
        <translation>请选择内存能完整容纳的模型，或使用处理器。</translation>
    </message>
    <message>
        <source>There is no Intel graphics in this computer; models run on the processor.</source>
        <translation>这台电脑没有 Intel 显卡；模型在处理器上运行。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but its driver is missing.</source>
        <translation>存在 Intel 显卡（{adapter}），但缺少驱动程序。</translation>
    </message>
    <message>
        <source>Install {package}, then run this again.</source>
        <translation>请安装 {package}，然后再次运行。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but its driver {version} does not offer it: it is older than the graphics, or damaged.</source>
        <translation>存在 Intel 显卡（{adapter}），但其驱动程序 {version} 未提供它：驱动早于该显卡，或已损坏。</translation>
    </message>
    <message>
        <source>Install a newer {package}; Intel&apos;s own packages are ahead of many systems.</source>
        <translation>请安装更新的 {package}；Intel 自己的软件包比许多系统附带的更新。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but Linux {kernel} has no driver for it.</source>
        <translation>存在 Intel 显卡（{adapter}），但 Linux {kernel} 没有它的驱动程序。</translation>
    </message>
    <message>
        <source>Install a newer kernel, with the driver xe or i915, and its firmware.</source>
        <translation>请安装带有 xe 或 i915 驱动的更新内核及其固件。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present and held by the driver {driver}, but its file in /dev/dri is not here.</source>
        <translation>存在 Intel 显卡（{adapter}），由驱动 {driver} 管理，但 /dev/dri 中没有它的文件。</translation>
    </message>
    <message>
        <source>In a container, pass the folder /dev/dri on. If a virtual machine holds the graphics, end that.</source>
        <translation>在容器中，请传入文件夹 /dev/dri。如果虚拟机占用了显卡，请结束该虚拟机。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but you may not use it.</source>
        <translation>存在 Intel 显卡（{adapter}），但你没有使用权限。</translation>
    </message>
    <message>
        <source>Join the group render: sudo usermod -aG render $USER, then log out and in again.</source>
        <translation>请加入 render 组：sudo usermod -aG render $USER，然后注销并重新登录。</translation>
    </message>
    <message>
        <source>Intel graphics is present, but the OpenCL loader libOpenCL.so.1 is missing.</source>
        <translation>存在 Intel 显卡，但缺少 OpenCL 加载器 libOpenCL.so.1。</translation>
    </message>
    <message>
        <source>Install ocl-icd-libopencl1 (elsewhere called ocl-icd), and Intel&apos;s driver intel-opencl-icd.</source>
        <translation>请安装 ocl-icd-libopencl1（有的系统称为 ocl-icd）和 Intel 的驱动 intel-opencl-icd。</translation>
    </message>
    <message>
        <source>OpenVINO cannot use its part for {plugin}: {reason}</source>
        <translation>OpenVINO 无法使用 {plugin} 对应的组件：{reason}</translation>
    </message>
    <message>
        <source>Install the newest graphics driver, then run this again.</source>
        <translation>请安装最新的显卡驱动程序，然后再次运行。</translation>
    </message>
    <message>
        <source>The driver for {plugin} did not answer within {seconds} seconds.</source>
        <translation>{plugin} 的驱动程序在 {seconds} 秒内没有响应。</translation>
    </message>
    <message>
        <source>Restart the computer. If that does not help, install another version of the driver.</source>
        <translation>请重新启动电脑。如果无效，请安装其他版本的驱动程序。</translation>
    </message>
    <message>
        <source>The devices could not be asked. {reason}</source>
        <translation>无法查询设备。{reason}</translation>
    </message>
    <message>
        <source>Compare the versions below first; then install moechat again.</source>
        <translation>请先核对下面的版本；然后重新安装 moechat。</translation>
    </message>
    <message>
        <source>With the graphics driver {version}, a card beside other graphics failed with memory errors (drivers from 32.0.101.8131 on).</source>
        <translation>使用显卡驱动程序 {version} 时，与其他显卡并存的独立显卡曾出现内存错误（自驱动 32.0.101.8131 起）。</translation>
    </message>
    <message>
        <source>If models fail on the card, install an older driver or a newer OpenVINO.</source>
        <translation>如果模型在独立显卡上失败，请安装较旧的驱动程序或更新的 OpenVINO。</translation>
    </message>
    <message>
        <source>Two cards with driver {version} meet a fault of the xe driver in Linux {kernel}.</source>
        <translation>两块显卡使用驱动 {version} 时，会遇到 Linux {kernel} 中 xe 驱动的缺陷。</translation>
    </message>
    <message>
        <source>Use Linux 7.1 or newer.</source>
        <translation>请使用 Linux 7.1 或更新版本。</translation>
    </message>
    <message>
        <source>Cards of the A series on the driver i915 have hung when a step took longer than 20 seconds.</source>
        <translation>A 系列显卡使用 i915 驱动时，单步超过 20 秒曾发生挂起。</translation>
    </message>
    <message>
        <source>If answers stop for good, use the kernel driver xe or smaller prompts.</source>
        <translation>如果回答彻底停住，请使用内核驱动 xe，或缩短提示词。</translation>
    </message>
    <message>
        <source>There is an NPU; it does not run Mixture-of-Experts models.</source>
        <translation>有 NPU；它不能运行混合专家模型。</translation>
    </message>
    <message>
        <source>OpenVINO {version} cannot stream experts: it has no OFFLOAD_RATIO.</source>
        <translation>OpenVINO {version} 无法流式读取专家：它没有 OFFLOAD_RATIO。</translation>
    </message>
    <message>
        <source>Install OpenVINO 2026.4.1 or newer.</source>
        <translation>请安装 OpenVINO 2026.4.1 或更新版本。</translation>
    </message>
    <message>
        <source>This OpenVINO can choose the ratio of streamed experts itself. moechat goes on choosing it, because it also counts the conversation&apos;s memory.</source>
        <translation>此版 OpenVINO 可以自行选择流式读取的专家比例。moechat 仍自己选择，因为它还要计入对话所需的内存。</translation>
    </message>
    <message>
        <source>{available_bytes} of {total_bytes} memory are available.</source>
        <translation>可用内存 {available_bytes}，共 {total_bytes}。</translation>
    </message>
    <message>
        <source>Only {available_bytes} of {total_bytes} memory are available.</source>
        <translation>可用内存只有 {available_bytes}，共 {total_bytes}。</translation>
    </message>
    <message>
        <source>Close other programs before you load a model.</source>
        <translation>加载模型前请关闭其他程序。</translation>
    </message>
    <message>
        <source>A limit of this container or session keeps memory at {total_bytes}; the computer has more.</source>
        <translation>此容器或会话将内存限制为 {total_bytes}；电脑的内存更多。</translation>
    </message>
    <message>
        <source>Raise the limit if larger models shall fit.</source>
        <translation>如需容纳更大的模型，请提高该限制。</translation>
    </message>
    <message>
        <source>Windows lets {device} use {percent} % of the memory, {share_bytes}.</source>
        <translation>Windows 允许 {device} 使用 {percent}% 的内存，即 {share_bytes}。</translation>
    </message>
    <message>
        <source>For larger models raise “Shared GPU Memory Override” in Intel Graphics Software, then restart the computer.</source>
        <translation>要使用更大的模型，请在 Intel Graphics Software 中提高“Shared GPU Memory Override”，然后重新启动电脑。</translation>
    </message>
    <message>
        <source>OpenVINO, GenAI and the tokenizers are of one release, {version}.</source>
        <translation>OpenVINO、GenAI 和分词器同属一个版本 {version}。</translation>
    </message>
    <message>
        <source>OpenVINO, GenAI and the tokenizers are of one nightly build, {version}.</source>
        <translation>OpenVINO、GenAI 和分词器同属一个每夜构建 {version}。</translation>
    </message>
    <message>
        <source>If something fails, try the release first: pip install --upgrade --force-reinstall openvino openvino-genai openvino-tokenizers.</source>
        <translation>如果出现问题，请先试正式版：pip install --upgrade --force-reinstall openvino openvino-genai openvino-tokenizers。</translation>
    </message>
    <message>
        <source>OpenVINO {openvino}, GenAI {genai} and the tokenizers {tokenizers} do not belong together.</source>
        <translation>OpenVINO {openvino}、GenAI {genai} 和分词器 {tokenizers} 版本不匹配。</translation>
    </message>
    <message>
        <source>Install one release of the three: pip install --upgrade openvino openvino-genai openvino-tokenizers.</source>
        <translation>请安装三者的同一版本：pip install --upgrade openvino openvino-genai openvino-tokenizers。</translation>
    </message>
    <message>
        <source>Which versions of OpenVINO, GenAI and the tokenizers run is not known.</source>
        <translation>运行中的 OpenVINO、GenAI 和分词器版本未知。</translation>
    </message>
    <message>
        <source>Experts can be read from the models&apos; drive ({drive}) at {speed} MB a second.</source>
        <translation>可从模型所在磁盘（{drive}）以每秒 {speed} MB 读取专家。</translation>
    </message>
    <message>
        <source>The models&apos; drive ({drive}) reads experts at only {speed} MB a second: streamed models will be slow.</source>
        <translation>模型所在磁盘（{drive}）读取专家的速度仅为每秒 {speed} MB：流式读取的模型会很慢。</translation>
    </message>
    <message>
        <source>Move the models to a faster drive, best an NVMe drive inside the computer. Encryption and virus scanners slow reading too.</source>
        <translation>请将模型移到更快的磁盘，最好是电脑内部的 NVMe 磁盘。加密和杀毒软件也会降低读取速度。</translation>
    </message>
    <message>
        <source>The models lie on {drive}, which is slow to read experts from.</source>
        <translation>模型位于{drive}，从中读取专家很慢。</translation>
    </message>
    <message>
        <source>Move the models to a drive inside the computer.</source>
        <translation>请将模型移到电脑内部的磁盘。</translation>
    </message>
    <message>
        <source>How fast the models&apos; drive reads could not be measured.</source>
        <translation>无法测量模型所在磁盘的读取速度。</translation>
    </message>
    <message>
        <source>See that {path} can be written to, or holds a model.</source>
        <translation>请确保 {path} 可写入，或其中有模型。</translation>
    </message>
    <message>
        <source>The models&apos; drive has only {free_bytes} left.</source>
        <translation>模型所在磁盘仅剩 {free_bytes}。</translation>
    </message>
    <message>
        <source>Make room, or keep models elsewhere: {path} is where they are looked for.</source>
        <translation>请腾出空间，或将模型放在别处：目前在 {path} 中查找模型。</translation>
    </message>
    <message>
        <source>Or a nightly build: pip install --pre --upgrade openvino openvino-genai openvino-tokenizers --extra-index-url INDEX, with the nightly index that OpenVINO&apos;s installation guide names.</source>
        <translation>或使用每夜构建：pip install --pre --upgrade openvino openvino-genai openvino-tokenizers --extra-index-url INDEX，INDEX 为 OpenVINO 安装指南中给出的每夜构建索引。</translation>
    </message>
    <message>
        <source>Install a newer moechat: it brings OpenVINO with it.</source>
        <translation>请安装更新的 moechat：其中自带 OpenVINO。</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>integrated graphics</source>
        <translation>集成显卡</translation>
    </message>
    <message>
        <source>graphics card</source>
        <translation>独立显卡</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>granted by Windows now</source>
        <translation>Windows 目前分配的</translation>
    </message>
    <message>
        <source>the driver&apos;s limit</source>
        <translation>驱动程序的上限</translation>
    </message>
    <message>
        <source>available memory</source>
        <translation>可用内存</translation>
    </message>
    <message>
        <source>left of the container&apos;s limit</source>
        <translation>容器限额的剩余</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>NVMe drive</source>
        <translation>NVMe 磁盘</translation>
    </message>
    <message>
        <source>SSD</source>
        <translation>固态硬盘</translation>
    </message>
    <message>
        <source>hard disk</source>
        <translation>机械硬盘</translation>
    </message>
    <message>
        <source>USB drive</source>
        <translation>USB 磁盘</translation>
    </message>
    <message>
        <source>network drive</source>
        <translation>网络磁盘</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>内存中</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>类型未知</translation>
    </message>
    <message>
        <source>Intel&apos;s graphics driver for Windows</source>
        <translation>Intel 的 Windows 显卡驱动程序</translation>
    </message>
</context>
<context>
    <name>MarkRow</name>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Hide summary</source>
        <translation>隐藏摘要</translation>
    </message>
    <message>
        <source>Show summary</source>
        <translation>显示摘要</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>重写</translation>
    </message>
    <message>
        <source>Leave the summary as it is</source>
        <translation>保持摘要不变</translation>
    </message>
    <message>
        <source>Have the model write another summary of what is left out</source>
        <translation>让模型为省略的内容重写一份摘要</translation>
    </message>
</context>
<context>
    <name>MeasuredCard</name>
    <message>
        <source>Find best setting…</source>
        <translation>查找最佳设置…</translation>
    </message>
    <message>
        <source>Measure this model at several ratios</source>
        <translation>以多种比例测量此模型</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Save all runs of all models as a CSV file</source>
        <translation>将所有模型的全部测量保存为 CSV 文件</translation>
    </message>
    <message>
        <source>Runs that were measured</source>
        <translation>已测量的运行</translation>
    </message>
    <message>
        <source>Measured on this PC, runs: {0}</source>
        <translation>在本机的测量次数：{0}</translation>
    </message>
    <message>
        <source>Nothing was measured with this model yet.</source>
        <translation>此模型尚无测量。</translation>
    </message>
    <message>
        <source>Best setting found: {0} % streamed, {1} tok/s</source>
        <translation>找到的最佳设置：流式读取 {0}%，{1} tok/s</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation>流式读取</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首个 token</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>{0}: failed</source>
        <translation>{0}：失败</translation>
    </message>
    <message>
        <source>{0}: memory was short</source>
        <translation>{0}：内存不足</translation>
    </message>
    <message>
        <source>Save all runs</source>
        <translation>保存全部测量</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>已保存为 {0}</translation>
    </message>
</context>
<context>
    <name>MemoryBar</name>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
</context>
<context>
    <name>MemoryLock</name>
    <message>
        <source>Nothing is locked: the system does not tell where in memory the model is.</source>
        <translation>未锁定任何内容：系统未提供模型在内存中的位置。</translation>
    </message>
    <message>
        <source>The model is locked in memory: {0}.</source>
        <translation>模型已锁定在内存中：{0}。</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory, what is needed most first. More would leave too little for other programs.</source>
        <translation>已将 {1} 中的 {0} 锁定在内存中，最常用的部分优先。再多锁定，留给其他程序的内存就太少了。</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: the system refused the rest. The log has its reason.</source>
        <translation>已将 {1} 中的 {0} 锁定在内存中：系统拒绝锁定其余部分。原因见日志。</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: Windows lets this program keep no more. It is the right “Increase a process working set” that an administrator can give.</source>
        <translation>已将 {1} 中的 {0} 锁定在内存中：Windows 不允许此程序锁定更多。所需的权限为“增加进程工作集”，可由管理员授予。</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: the system lets this program lock {2}. To allow more, write “{3}” into {4} and “[Service]” with “LimitMEMLOCK=infinity” into {5}, as administrator, and start the computer again.</source>
        <translation>已将 {1} 中的 {0} 锁定在内存中：系统允许此程序锁定 {2}。要允许更多，请以管理员身份将“{3}”写入 {4}，并将“[Service]”和“LimitMEMLOCK=infinity”写入 {5}，然后重新启动电脑。</translation>
    </message>
</context>
<context>
    <name>MemoryView</name>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>不可用</translation>
    </message>
</context>
<context>
    <name>MessageArea</name>
    <message>
        <source>Quote the selection</source>
        <translation>引用所选内容</translation>
    </message>
</context>
<context>
    <name>MessagePresenter</name>
    <message>
        <source>A temporary chat cannot be branched: it is never stored.</source>
        <translation>临时对话不能建立分支：它从不保存。</translation>
    </message>
    <message>
        <source>An answer is being written. This can be done when it has ended.</source>
        <translation>正在写回答。结束后即可操作。</translation>
    </message>
    <message>
        <source>The last answer is complete: there is nothing to continue.</source>
        <translation>最后一个回答已完整：没有可继续的内容。</translation>
    </message>
    <message>
        <source>There is no message for that.</source>
        <translation>没有可用于此操作的消息。</translation>
    </message>
    <message>
        <source>No message here has other versions.</source>
        <translation>这里没有消息有其他版本。</translation>
    </message>
    <message>
        <source>All messages of this chat are deleted.</source>
        <translation>此对话的所有消息均已删除。</translation>
    </message>
    <message>
        <source>Show them…</source>
        <translation>显示它们…</translation>
    </message>
    <message>
        <source>1 message deleted.</source>
        <translation>已删除 1 条消息。</translation>
    </message>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>已删除 %n 条消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>{0} (branch)</source>
        <translation>{0}（分支）</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>复制为纯文本</translation>
    </message>
    <message>
        <source>Quote in the reply</source>
        <translation>在回复中引用</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>编辑并重新发送</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Branch into a new chat</source>
        <translation>分支到新对话</translation>
    </message>
    <message>
        <source>Select messages</source>
        <translation>选择消息</translation>
    </message>
    <message>
        <source>Delete with all that follows</source>
        <translation>删除此条及其后全部</translation>
    </message>
    <message>
        <source>Have another answer written; this one stays as a version</source>
        <translation>让模型再写一个回答；当前的保留为一个版本</translation>
    </message>
    <message>
        <source>Go on from the last word</source>
        <translation>从最后一个词继续</translation>
    </message>
    <message>
        <source>Begin a new chat with all messages up to this one</source>
        <translation>用到此为止的所有消息开始新对话</translation>
    </message>
    <message>
        <source>Edit and send again; the message as it is stays as a version</source>
        <translation>编辑并重新发送；原消息保留为一个版本</translation>
    </message>
    <message>
        <source>An answer is being written. This can be done when it has ended.</source>
        <translation>正在写回答。结束后即可操作。</translation>
    </message>
    <message>
        <source>Deleted messages…</source>
        <translation>已删除的消息…</translation>
    </message>
    <message>
        <source>Recovered chat</source>
        <translation>已恢复的对话</translation>
    </message>
</context>
<context>
    <name>ModelActs</name>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Download anyway</source>
        <translation>仍然下载</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Verify its files</source>
        <translation>校验文件</translation>
    </message>
    <message>
        <source>Look for an update</source>
        <translation>检查更新</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Show its folder</source>
        <translation>显示其文件夹</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Download next</source>
        <translation>下一个下载</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>清理</translation>
    </message>
</context>
<context>
    <name>ModelDetails</name>
    <message>
        <source>Does OpenVINO GenAI support it?</source>
        <translation>OpenVINO GenAI 是否支持</translation>
    </message>
    <message>
        <source>Can its precision be used?</source>
        <translation>其精度能否使用？</translation>
    </message>
    <message>
        <source>Can its experts be streamed?</source>
        <translation>其专家能否流式读取？</translation>
    </message>
    <message>
        <source>It needs OpenVINO {version} or a newer one.</source>
        <translation>需要 OpenVINO {version} 或更新版本。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>还有 {count} 个</translation>
    </message>
    <message>
        <source>Languages: {names}.</source>
        <translation>语言：{names}。</translation>
    </message>
    <message>
        <source>Licence: {name}.</source>
        <translation>许可证：{name}。</translation>
    </message>
    <message>
        <source>Its terms have to be accepted on its page, and moechat needs your token.</source>
        <translation>须在其网页上接受条款，moechat 还需要你的令牌。</translation>
    </message>
    <message>
        <source>Its owners have to allow a download: ask on its page. moechat needs your token.</source>
        <translation>下载须经所有者许可：请在其网页上申请。moechat 需要你的令牌。</translation>
    </message>
    <message>
        <source>It lies in {path}.</source>
        <translation>位于 {path}。</translation>
    </message>
    <message>
        <source>It goes to {path}.</source>
        <translation>将放在 {path}。</translation>
    </message>
    <message>
        <source>A download goes to {path}.</source>
        <translation>下载将放在 {path}。</translation>
    </message>
    <message>
        <source>{repo}, revision {commit}</source>
        <translation>{repo}，修订版 {commit}</translation>
    </message>
    <message>
        <source>and {count} more files</source>
        <translation>以及另外 {count} 个文件</translation>
    </message>
</context>
<context>
    <name>ModelImport</name>
    <message>
        <source>Folders with OpenVINO models, a Hugging Face cache among them</source>
        <translation>含有 OpenVINO 模型的文件夹，包括 Hugging Face 缓存</translation>
    </message>
    <message>
        <source>Add the models in a folder</source>
        <translation>添加文件夹中的模型</translation>
    </message>
    <message>
        <source>{0}: already on the list</source>
        <translation>{0}：已在列表中</translation>
    </message>
    <message>
        <source>Add {0} ({1})?</source>
        <translation>添加 {0}（{1}）？</translation>
    </message>
    <message>
        <source>Used where it is, nothing is copied, and the folder has to stay there. Copied to {0}, every file whose checksum is known is checked.</source>
        <translation>可就地使用，不复制任何内容，但文件夹必须留在原处。也可复制到 {0}，并检查每个已知校验和的文件。</translation>
    </message>
    <message>
        <source>Use it where it is</source>
        <translation>就地使用</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>已添加：{0}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>List of models</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
</context>
<context>
    <name>ModelPresenter</name>
    <message>
        <source>Open a model folder</source>
        <translation>打开模型文件夹</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>ModelRow</name>
    <message>
        <source>update available</source>
        <translation>有更新</translation>
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
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>移动…</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Move the folder of models</source>
        <translation>移动模型文件夹</translation>
    </message>
    <message>
        <source>Stop moving</source>
        <translation>停止移动</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>Moving to {0}: {1}</source>
        <translation>正在移到 {0}：{1}</translation>
    </message>
    <message>
        <source>Move the models into this folder</source>
        <translation>将模型移到此文件夹</translation>
    </message>
    <message>
        <source>None. Before a large download you can choose one on another drive.</source>
        <translation>无。大型下载开始前，可以选择另一个磁盘上的文件夹。</translation>
    </message>
    <message>
        <source>Open the folder {0}</source>
        <translation>打开文件夹 {0}</translation>
    </message>
    <message>
        <source>Look for models in {0} no more</source>
        <translation>不再在 {0} 中查找模型</translation>
    </message>
    <message>
        <source>Look there no more; the files stay</source>
        <translation>不再在此查找；文件保留</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Remove {0} from the list</source>
        <translation>从列表中移除 {0}</translation>
    </message>
    <message>
        <source>Remove from this list; the files stay</source>
        <translation>从此列表中移除；文件保留</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
</context>
<context>
    <name>ModelsPresenter</name>
    <message>
        <source>{0} is ready</source>
        <translation>{0} 已就绪</translation>
    </message>
    <message>
        <source>You can chat with it.</source>
        <translation>可以与它对话了。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>The download of {0} failed</source>
        <translation>{0} 下载失败</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>显示模型</translation>
    </message>
    <message>
        <source>Searching the hub…</source>
        <translation>正在搜索模型中心…</translation>
    </message>
    <message>
        <source>The hub has no OpenVINO model with these words.</source>
        <translation>模型中心没有符合这些词的 OpenVINO 模型。</translation>
    </message>
    <message>
        <source>What is listed here is known without it.</source>
        <translation>此处列出的内容不依赖模型中心。</translation>
    </message>
</context>
<context>
    <name>ModelsView</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Search OpenVINO models</source>
        <translation>搜索 OpenVINO 模型</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add models that are on this PC already: in place, or copied</source>
        <translation>添加本机已有的模型：就地使用或复制</translation>
    </message>
    <message>
        <source>Close the models</source>
        <translation>关闭模型</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>返回对话 (Esc)</translation>
    </message>
    <message>
        <source>Looking at this PC…</source>
        <translation>正在检查这台电脑…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <source>Runs well here</source>
        <translation>适合本机</translation>
    </message>
    <message>
        <source>On this PC</source>
        <translation>在本机</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>best here</source>
        <translation>最适合本机</translation>
    </message>
    <message>
        <source>speed here</source>
        <translation>本机速度</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>last used</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>downloads on the hub</source>
        <translation>中心下载量</translation>
    </message>
    <message>
        <source>likes on the hub</source>
        <translation>中心点赞数</translation>
    </message>
    <message>
        <source>trend on the hub</source>
        <translation>中心热度</translation>
    </message>
    <message>
        <source>last change on the hub</source>
        <translation>中心最近更改</translation>
    </message>
    <message>
        <source>newest on the hub</source>
        <translation>中心最新</translation>
    </message>
    <message>
        <source>Sort: {0}</source>
        <translation>排序：{0}</translation>
    </message>
    <message>
        <source>More from the hub</source>
        <translation>模型中心的更多模型</translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation>检查更新</translation>
    </message>
    <message>
        <source>Ask the hub whether it has something newer of your models</source>
        <translation>向模型中心查询你的模型是否有更新</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>正在查找模型…</translation>
    </message>
    <message>
        <source>No model has these words.</source>
        <translation>没有符合这些词的模型。</translation>
    </message>
    <message>
        <source>No model is on this PC yet. Download one, or add a folder you have.</source>
        <translation>本机还没有模型。请下载一个，或添加已有的文件夹。</translation>
    </message>
    <message>
        <source>No model of the list runs well on this PC. Choose All models to see what would run slowly.</source>
        <translation>列表中没有适合本机的模型。选择“所有模型”可查看运行较慢的模型。</translation>
    </message>
</context>
<context>
    <name>MovePresenter</name>
    <message>
        <source>Moving the models was interrupted</source>
        <translation>移动模型时被中断</translation>
    </message>
    <message>
        <source>They were on their way to {0}. Until that is over they are used from where they were, {1}.</source>
        <translation>模型正在移往 {0}。在完成之前，仍从原位置 {1} 使用。</translation>
    </message>
    <message>
        <source>Go on moving</source>
        <translation>继续移动</translation>
    </message>
    <message>
        <source>Leave them here</source>
        <translation>留在原处</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Moving the models to {0}</source>
        <translation>正在将模型移到 {0}</translation>
    </message>
    <message>
        <source>The models are in {0} now</source>
        <translation>模型现已位于 {0}</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Download and chat</source>
        <translation>下载并开始对话</translation>
    </message>
</context>
<context>
    <name>OffloadPage</name>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>If all of it fits easily</source>
        <translation>全部宽裕放得下时</translation>
    </message>
    <message>
        <source>As much as fits easily</source>
        <translation>能宽裕放下的部分</translation>
    </message>
    <message>
        <source>4 bit</source>
        <translation>4 位</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>故障处理</translation>
    </message>
    <message>
        <source>Stream more and try again</source>
        <translation>增加流式读取并重试</translation>
    </message>
    <message>
        <source>Stop and ask</source>
        <translation>停止并询问</translation>
    </message>
    <message>
        <source>Automatic ({0} %)</source>
        <translation>自动（{0}%）</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>0 %, all in memory</source>
        <translation>0%，全部在内存中</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} 个 token</translation>
    </message>
    <message>
        <source>No model was chosen yet.</source>
        <translation>尚未选择模型。</translation>
    </message>
    <message>
        <source>This model has no experts; nothing of it can be streamed.</source>
        <translation>此模型没有专家；没有可流式读取的内容。</translation>
    </message>
    <message>
        <source>Costs {0} for each 1,000 tokens.</source>
        <translation>每 1,000 个 token 占用 {0}。</translation>
    </message>
    <message>
        <source>Costs {0}</source>
        <translation>占用 {0}</translation>
    </message>
</context>
<context>
    <name>OffloadPresenter</name>
    <message>
        <source>Not loaded</source>
        <translation>未加载</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>An answer is being written. Stop it and load at {0} % now?</source>
        <translation>正在写回答。要停止它并以 {0}% 加载吗？</translation>
    </message>
    <message>
        <source>Stop and load</source>
        <translation>停止并加载</translation>
    </message>
    <message>
        <source>An answer is being written. Stop it and load automatically now?</source>
        <translation>正在写回答。要停止它并自动加载吗？</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>{0} instead of {1} %: the model is loaded again, the chat stays.</source>
        <translation>改用 {0}%（原为 {1}%）：重新加载模型，对话保留。</translation>
    </message>
    <message>
        <source>The next answer reads the whole chat again, as its cache is lost.</source>
        <translation>缓存会丢失，下一个回答要重新读取整个对话。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Go to a chat, a model, anything</source>
        <translation>转到对话、模型或任何内容</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>没有符合这些词的内容。</translation>
    </message>
    <message>
        <source>Load model</source>
        <translation>加载模型</translation>
    </message>
    <message>
        <source>Use preset</source>
        <translation>使用预设</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Speed and memory</source>
        <translation>速度与内存</translation>
    </message>
    <message>
        <source>Hide the panel</source>
        <translation>隐藏面板</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{size} left after it</source>
        <translation>之后剩余 {size}</translation>
    </message>
    <message>
        <source>reads experts at {speed} MB/s</source>
        <translation>读取专家 {speed} MB/s</translation>
    </message>
    <message>
        <source>speed not measured</source>
        <translation>速度未测量</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. The suggested one reads them {times} times as fast as the usual one.</source>
        <translation>不保留在内存中的专家，每个 token 都要从磁盘读取。建议的磁盘读取速度是平时所用磁盘的 {times} 倍。</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. The suggested one is of a faster kind than the usual one.</source>
        <translation>不保留在内存中的专家，每个 token 都要从磁盘读取。建议的磁盘类型比平时所用的更快。</translation>
    </message>
    <message>
        <source>The drive of the usual folder has no room for it. These have.</source>
        <translation>平时文件夹所在的磁盘空间不够。以下磁盘够用。</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. No other drive is clearly faster than the usual one.</source>
        <translation>不保留在内存中的专家，每个 token 都要从磁盘读取。没有其他磁盘明显快于平时所用的磁盘。</translation>
    </message>
</context>
<context>
    <name>PlacePrompt</name>
    <message>
        <source>Another folder…</source>
        <translation>其他文件夹…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Where to keep the model</source>
        <translation>模型保存位置</translation>
    </message>
    <message>
        <source>Where shall {0} be kept? It has {1}.</source>
        <translation>将 {0} 保存在哪里？大小为 {1}。</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>The whole model fits in memory: it needs {needed_bytes} of {comfortable_bytes} that can be used comfortably.</source>
        <translation>整个模型都能放入内存：需要 {needed_bytes}，而可宽裕使用的有 {comfortable_bytes}。</translation>
    </message>
    <message>
        <source>With all experts in memory it would need {needed_bytes}, and {comfortable_bytes} can be used comfortably. So {slots} of {experts} experts stay in memory; the others are read from the drive as they are needed.</source>
        <translation>若所有专家都在内存中，需要 {needed_bytes}，而可宽裕使用的只有 {comfortable_bytes}。因此 {experts} 个专家中有 {slots} 个留在内存中；其余在需要时从磁盘读取。</translation>
    </message>
    <message>
        <source>{available_bytes} of memory are free for the model; other programs and the system hold {used_bytes}.</source>
        <translation>可供模型使用的内存为 {available_bytes}；其他程序和系统占用 {used_bytes}。</translation>
    </message>
    <message>
        <source>More memory is free, but the driver lets the graphics take {available_bytes} at most.</source>
        <translation>可用内存更多，但驱动程序最多允许显卡使用 {available_bytes}。</translation>
    </message>
    <message>
        <source>The graphics card has {available_bytes} of its own memory to give.</source>
        <translation>独立显卡自身可提供 {available_bytes} 显存。</translation>
    </message>
    <message>
        <source>With experts on the drive the first word of an answer comes after about {ttft_ms} instead of {resident_ttft_ms}, however much is streamed.</source>
        <translation>专家在磁盘上时，回答的第一个词约在 {ttft_ms}后出现，而不是 {resident_ttft_ms}，与流式读取多少无关。</translation>
    </message>
    <message>
        <source>A long prompt is read {tokens} tokens at a time, because every step reads nearly all streamed experts again. Stop takes effect between two steps.</source>
        <translation>长提示词每次读取 {tokens} 个 token，因为每一步几乎都要重新读取所有流式专家。停止会在两步之间生效。</translation>
    </message>
    <message>
        <source>A long prompt is read only {tokens} tokens at a time instead of {wanted_tokens}. Every step reads nearly all streamed experts again, so long prompts take long.</source>
        <translation>长提示词每次只读取 {tokens} 个 token，而不是 {wanted_tokens} 个。每一步几乎都要重新读取所有流式专家，因此长提示词耗时较长。</translation>
    </message>
    <message>
        <source>The memory of the conversation is kept in 4 bits instead of 8, which saves {saved_bytes}.</source>
        <translation>对话的内存以 4 位而非 8 位保存，节省 {saved_bytes}。</translation>
    </message>
    <message>
        <source>A conversation may hold {context_tokens} tokens instead of {usual_tokens}, as memory is short.</source>
        <translation>内存不足，对话可容纳 {context_tokens} 个 token，而不是 {usual_tokens} 个。</translation>
    </message>
    <message>
        <source>This model holds {context_tokens} tokens at most, not {wanted_tokens}.</source>
        <translation>此模型最多容纳 {context_tokens} 个 token，而不是 {wanted_tokens} 个。</translation>
    </message>
    <message>
        <source>Only {slots} experts per layer fit, and a single token uses {top_k}. With fewer than {wanted_slots} answers are very slow.</source>
        <translation>每层只能放下 {slots} 个专家，而单个 token 要用 {top_k} 个。少于 {wanted_slots} 个时回答非常慢。</translation>
    </message>
    <message>
        <source>There is too little memory at any ratio. {enough_bytes} available to the model would be enough; now it is {available_bytes}, {missing_bytes} too little.</source>
        <translation>任何比例下内存都不足。模型可用内存达到 {enough_bytes} 即可；现在为 {available_bytes}，还差 {missing_bytes}。</translation>
    </message>
    <message>
        <source>There is too little memory for this model, which takes {needed_bytes}. {enough_bytes} available to it would be enough; now it is {available_bytes}, {missing_bytes} too little.</source>
        <translation>内存不足以加载此模型，它占 {needed_bytes}。可用内存达到 {enough_bytes} 即可；现在为 {available_bytes}，还差 {missing_bytes}。</translation>
    </message>
    <message>
        <source>{device} has no XMX units. Without them experts cannot be streamed from the drive, and loading such a model on it takes several times the model&apos;s size.</source>
        <translation>{device} 没有 XMX 单元。没有它就无法从磁盘流式读取专家，而在其上加载此类模型所占内存是模型大小的数倍。</translation>
    </message>
    <message>
        <source>The experts of this kind of model cannot be streamed from the drive.</source>
        <translation>这类模型的专家无法从磁盘流式读取。</translation>
    </message>
    <message>
        <source>Whether the experts of this model can be streamed from the drive is not known, so it is not tried.</source>
        <translation>此模型的专家能否从磁盘流式读取尚不清楚，因此不会尝试。</translation>
    </message>
    <message>
        <source>The graphics cannot hold the whole model, but there is room for it in RAM: the processor computes it from {needed_bytes}, and nothing waits for the drive.</source>
        <translation>显卡容不下整个模型，但内存中有空间：处理器以 {needed_bytes} 内存计算它，无需等待磁盘。</translation>
    </message>
    <message>
        <source>Streaming to a graphics card is slow in this release of OpenVINO: the experts stay in the computer&apos;s RAM.</source>
        <translation>在此版本的 OpenVINO 中，向独立显卡流式读取很慢：专家留在电脑内存中。</translation>
    </message>
    <message>
        <source>The model lies on {drive}, which is slow to read experts from.</source>
        <translation>模型位于{drive}，从中读取专家很慢。</translation>
    </message>
    <message>
        <source>Streaming 8-bit experts has been seen to hang at the second answer. A 4-bit version of the model is safer.</source>
        <translation>流式读取 8 位专家时，曾在第二个回答处挂起。该模型的 4 位版本更稳妥。</translation>
    </message>
    <message>
        <source>You chose {ratio} %.</source>
        <translation>你选择了 {ratio}%。</translation>
    </message>
    <message>
        <source>{ratio} % was measured to be best here.</source>
        <translation>测量表明 {ratio}% 在此最佳。</translation>
    </message>
    <message>
        <source>{ratio} % went well the last time.</source>
        <translation>上次 {ratio}% 运行良好。</translation>
    </message>
    <message>
        <source>{smaller_ratio} % would fit as well now, but with less than 1 GB to spare, so it stays at {ratio} %.</source>
        <translation>现在 {smaller_ratio}% 也放得下，但余量不足 1 GB，因此保持 {ratio}%。</translation>
    </message>
    <message>
        <source>{wanted_ratio} % ({source}) is not possible now; it is {ratio} %.</source>
        <translation>{wanted_ratio}%（{source}）目前不可行；改为 {ratio}%。</translation>
    </message>
    <message>
        <source>The model&apos;s sizes are estimated, within {percent} %, until it is downloaded.</source>
        <translation>在下载之前，模型大小为估算值，误差在 {percent}% 以内。</translation>
    </message>
    <message>
        <source>There is no usable device {device} in this computer; another one is planned for.</source>
        <translation>这台电脑没有可用的设备 {device}；改按其他设备规划。</translation>
    </message>
    <message>
        <source>No device is known in this computer; the plan is made for its processor.</source>
        <translation>这台电脑没有已知的设备；按处理器规划。</translation>
    </message>
    <message>
        <source>Close {close_bytes} of programs: no streaming{faster}.</source>
        <translation>关闭占用 {close_bytes} 的程序：无需流式读取{faster}。</translation>
    </message>
    <message>
        <source>Let the graphics use {percent} % of the memory (in Intel Graphics Software){close}: no streaming{faster}.</source>
        <translation>允许显卡使用 {percent}% 的内存（在 Intel Graphics Software 中）{close}：无需流式读取{faster}。</translation>
    </message>
    <message>
        <source>Let a conversation hold {context_tokens} tokens: no streaming{faster}.</source>
        <translation>对话容纳 {context_tokens} 个 token：无需流式读取{faster}。</translation>
    </message>
    <message>
        <source>The whole model fits in memory now: no streaming{faster}.</source>
        <translation>现在整个模型都能放入内存：无需流式读取{faster}。</translation>
    </message>
    <message>
        <source>{ratio} % fits now: about {speed} tokens a second.</source>
        <translation>现在 {ratio}% 放得下：每秒约 {speed} 个 token。</translation>
    </message>
    <message>
        <source>{ratio} % leaves {freed_bytes} more to other programs, at about {speed} tokens a second.</source>
        <translation>{ratio}% 给其他程序多留 {freed_bytes}，每秒约 {speed} 个 token。</translation>
    </message>
    <message>
        <source>The processor can hold the whole model: about {speed} tokens a second.</source>
        <translation>处理器可容纳整个模型：每秒约 {speed} 个 token。</translation>
    </message>
    <message>
        <source>Graphics with {ratio} % streamed: about {speed} tokens a second.</source>
        <translation>显卡流式读取 {ratio}%：每秒约 {speed} 个 token。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>estimated, between {low} and {high}</source>
        <translation>估算，介于 {low} 和 {high} 之间</translation>
    </message>
    <message>
        <source>, first token about {times} times sooner</source>
        <translation>，首个 token 的等待约缩短到 1/{times}</translation>
    </message>
    <message>
        <source> and close {size} of programs</source>
        <translation>，并关闭占用 {size} 的程序</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>measured to be best</source>
        <translation>实测最佳</translation>
    </message>
    <message>
        <source>used the last time</source>
        <translation>上次使用</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>a hard disk</source>
        <translation>机械硬盘</translation>
    </message>
    <message>
        <source>a USB drive</source>
        <translation>USB 磁盘</translation>
    </message>
    <message>
        <source>a network drive</source>
        <translation>网络磁盘</translation>
    </message>
    <message>
        <source>a drive</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} 秒</translation>
    </message>
</context>
<context>
    <name>PlanDetails</name>
    <message>
        <source>How this setting was found</source>
        <translation>此设置如何得出</translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>如何得出</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>其他方案</translation>
    </message>
    <message>
        <source>+ resident experts, {0} of {1} per layer</source>
        <translation>+ 常驻专家，每层 {0} / {1}</translation>
    </message>
    <message>
        <source>+ context of {0} tokens, {1} KV cache</source>
        <translation>+ {0} 个 token 的上下文，{1} KV 缓存</translation>
    </message>
    <message>
        <source>always-resident weights</source>
        <translation>始终常驻的权重</translation>
    </message>
    <message>
        <source>+ working memory</source>
        <translation>+ 工作内存</translation>
    </message>
    <message>
        <source>= needed</source>
        <translation>= 需要</translation>
    </message>
    <message>
        <source>at most while loading</source>
        <translation>加载时最多</translation>
    </message>
    <message>
        <source>available to the model</source>
        <translation>模型可用</translation>
    </message>
    <message>
        <source>comfortable, 85 % of that</source>
        <translation>宽裕上限，其 85%</translation>
    </message>
    <message>
        <source>speed, {0}</source>
        <translation>速度，{0}</translation>
    </message>
    <message>
        <source>first token, 1,000-token prompt</source>
        <translation>首个 token，1,000 个 token 的提示词</translation>
    </message>
    <message>
        <source>prompt read in steps of</source>
        <translation>提示词每步读取</translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message>
        <source>suggested</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>同之前</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>由你设置</translation>
    </message>
    <message>
        <source>Everything fits in memory and leaves {free} free.</source>
        <translation>全部放入内存，剩余可用 {free}。</translation>
    </message>
    <message>
        <source>You chose {ratio} %: it leaves {free} free.</source>
        <translation>你选择了 {ratio}%：剩余可用 {free}。</translation>
    </message>
    <message>
        <source>Picked {ratio} %: leaves {free} free.</source>
        <translation>已选 {ratio}%：剩余可用 {free}。</translation>
    </message>
    <message>
        <source>At {ratio} % memory would be too short.</source>
        <translation>{ratio}% 时内存会不足。</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Concise</source>
        <translation>简洁</translation>
    </message>
    <message>
        <source>Answer in as few words as the question allows. Begin with the answer itself; no introduction, no repetition of the question, no closing remark.</source>
        <translation>用问题所允许的最少文字回答。直接从答案开始；不要引言，不要重复问题，不要结束语。</translation>
    </message>
    <message>
        <source>Programmer</source>
        <translation>程序员</translation>
    </message>
    <message>
        <source>You are an experienced software engineer. Give code that is complete and runs, say which versions it needs, and point out errors and edge cases. If something is unclear, ask before you write much code.</source>
        <translation>你是一位经验丰富的软件工程师。给出完整、可运行的代码，说明所需的版本，并指出错误和边界情况。如有不清楚之处，先提问，再写大量代码。</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Correct spelling, grammar and style of the texts you are given. Keep meaning, tone and language. Give the corrected text first, then the changes as a list.</source>
        <translation>修改所给文本的拼写、语法和文风。保持含义、语气和语言不变。先给出修改后的文本，再以列表列出改动。</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Explain step by step, from what is known to what is new, with a small example. After each step check with a question whether it was understood. Today is {{date}}.</source>
        <translation>从已知到未知，逐步讲解，并举一个小例子。每一步之后用一个问题检查是否理解。今天是 {{date}}。</translation>
    </message>
</context>
<context>
    <name>PresetsPage</name>
    <message>
        <source>No preset</source>
        <translation>无预设</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>No model has been chosen yet.</source>
        <translation>尚未选择模型。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Make an empty preset</source>
        <translation>新建空白预设</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Make another one with these values</source>
        <translation>以这些值再建一个</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Take back all changes of this preset</source>
        <translation>撤销此预设的所有更改</translation>
    </message>
    <message>
        <source>Delete this preset; chats keep what they began with</source>
        <translation>删除此预设；已有对话保留开始时的值</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>预设需要名称。</translation>
    </message>
    <message>
        <source>A name has {0} characters at most.</source>
        <translation>名称最多 {0} 个字符。</translation>
    </message>
    <message>
        <source>Another preset has this name.</source>
        <translation>已有同名的预设。</translation>
    </message>
    <message>
        <source>How words are drawn</source>
        <translation>选词方式</translation>
    </message>
    <message>
        <source>As all chats</source>
        <translation>同所有对话</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>As the model</source>
        <translation>由模型决定</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>New preset</source>
        <translation>新预设</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>导入预设</translation>
    </message>
    <message>
        <source>Export all presets</source>
        <translation>导出所有预设</translation>
    </message>
    <message>
        <source>Presets ({0})</source>
        <translation>预设 ({0})</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>All of it is on this PC. moechat sends nothing of it anywhere.</source>
        <translation>全部都在本机。moechat 不会将其发送到任何地方。</translation>
    </message>
    <message>
        <source>Kept on this PC</source>
        <translation>保存在本机</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>导入与导出</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Delete my data…</source>
        <translation>删除我的数据…</translation>
    </message>
    <message>
        <source>What you chose was deleted.</source>
        <translation>所选内容已删除。</translation>
    </message>
    <message>
        <source>Not all of what you chose could be deleted.</source>
        <translation>所选内容未能全部删除。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无内容</translation>
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
        <translation>已有版本 {0}。</translation>
    </message>
    <message>
        <source>This is the latest version.</source>
        <translation>这是最新版本。</translation>
    </message>
    <message>
        <source>Nothing was released there yet.</source>
        <translation>尚未发布任何版本。</translation>
    </message>
    <message>
        <source>{1} cannot be reached. Check the connection, then try again.</source>
        <translation>无法连接到 {1}。请检查网络连接，然后重试。</translation>
    </message>
    <message>
        <source>{1} was asked too often from this network. Try again in an hour.</source>
        <translation>来自此网络对 {1} 的请求过多。请一小时后重试。</translation>
    </message>
    <message>
        <source>{1} gave an answer that makes no sense. Try again later.</source>
        <translation>{1} 的响应无法理解。请稍后重试。</translation>
    </message>
    <message>
        <source>Offline mode is on in the environment (HF_HUB_OFFLINE): nothing is asked.</source>
        <translation>环境变量 (HF_HUB_OFFLINE) 已启用离线模式：不会查询。</translation>
    </message>
    <message>
        <source>This build does not know where new versions are. Look where you got moechat from.</source>
        <translation>此构建不知道新版本在哪里。请到获取 moechat 的地方查看。</translation>
    </message>
    <message>
        <source>Once a day at most, moechat asks {0} which version is the latest. That server sees the version you have and, as every server, the address of your network; nothing else is sent. Nothing is downloaded or replaced.</source>
        <translation>moechat 每天最多向 {0} 查询一次最新版本。该服务器会看到你的版本，以及（同任何服务器一样）你的网络地址；不发送其他任何内容。不会下载或替换任何内容。</translation>
    </message>
</context>
<context>
    <name>PromptEdit</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Streaming active</source>
        <translation>流式读取已生效</translation>
    </message>
    <message>
        <source>Not streaming: this GPU has no XMX</source>
        <translation>未流式读取：此 GPU 无 XMX</translation>
    </message>
    <message>
        <source>Ratio ignored: unknown kind of experts</source>
        <translation>比例被忽略：专家类型未知</translation>
    </message>
    <message>
        <source>Ratio ignored: compiled before</source>
        <translation>比例被忽略：此前已编译</translation>
    </message>
    <message>
        <source>Ratio ignored: cause unknown</source>
        <translation>比例被忽略：原因未知</translation>
    </message>
    <message>
        <source>Not streaming: on the processor</source>
        <translation>未流式读取：在处理器上</translation>
    </message>
    <message>
        <source>All experts in memory</source>
        <translation>所有专家都在内存中</translation>
    </message>
    <message>
        <source>No experts to stream</source>
        <translation>没有可流式读取的专家</translation>
    </message>
    <message>
        <source>Streaming not verified</source>
        <translation>流式读取未证实</translation>
    </message>
    <message>
        <source>Streaming doubtful</source>
        <translation>流式读取存疑</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory. With all experts in memory it would take {resident}; {streamed} of them are read from the drive as they are needed.</source>
        <translation>模型占用显存 {measured}。若所有专家都在内存中，将占 {resident}；其中 {streamed} 在需要时从磁盘读取。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: graphics without XMX units cannot stream experts. The processor, or a smaller model, is the better choice.</source>
        <translation>模型占用显存 {measured}，而不是 {predicted}：没有 XMX 单元的显卡无法流式读取专家。选择处理器或较小的模型更好。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: OpenVINO does not know the layout of its experts, so that it cannot stream them. Another version of the model may help.</source>
        <translation>模型占用显存 {measured}，而不是 {predicted}：OpenVINO 不认识其专家的布局，因此无法流式读取。该模型的其他版本也许可以。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: OpenVINO took a model from its cache folder that was compiled at another ratio. Load it without a cache folder.</source>
        <translation>模型占用显存 {measured}，而不是 {predicted}：OpenVINO 从缓存文件夹中取用了以其他比例编译的模型。请不使用缓存文件夹加载。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}, so its experts are all in memory. Why is not known; the driver or OpenVINO may be too old or too new.</source>
        <translation>模型占用显存 {measured}，而不是 {predicted}，可见其专家都在内存中。原因未知；驱动程序或 OpenVINO 可能太旧或太新。</translation>
    </message>
    <message>
        <source>Experts are streamed to graphics only. The processor has the whole model in RAM.</source>
        <translation>专家只能流式读取到显卡。处理器将整个模型放在内存中。</translation>
    </message>
    <message>
        <source>Nothing is streamed: the whole model is in memory, and no answer waits for the drive.</source>
        <translation>没有流式读取：整个模型都在内存中，回答无需等待磁盘。</translation>
    </message>
    <message>
        <source>This model has no experts. It is in memory as a whole.</source>
        <translation>此模型没有专家，整个都在内存中。</translation>
    </message>
    <message>
        <source>The driver does not tell how much graphics memory the model takes. By the plan it is {predicted}.</source>
        <translation>驱动程序未提供模型占用的显存。按规划为 {predicted}。</translation>
    </message>
    <message>
        <source>So little is streamed that memory does not show it: {predicted} by the plan, {resident} with all experts in memory.</source>
        <translation>流式读取的量太少，从内存上看不出来：按规划为 {predicted}，所有专家都在内存中时为 {resident}。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory, where {predicted} were planned and {resident} would be all of it. So it is not certain that experts are streamed.</source>
        <translation>模型占用显存 {measured}，规划为 {predicted}，全部放入则为 {resident}。因此无法确定专家是否在流式读取。</translation>
    </message>
</context>
<context>
    <name>RatioPlot</name>
    <message>
        <source>Speed and memory against the share streamed from disk</source>
        <translation>速度和内存与磁盘流式读取比例的关系</translation>
    </message>
    <message>
        <source>{0} %: {1} tokens a second, measured</source>
        <translation>{0}%：每秒 {1} 个 token，实测</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/秒</translation>
    </message>
    <message>
        <source>memory, GB</source>
        <translation>内存，GB</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>comfortable limit {0}</source>
        <translation>宽裕上限 {0}</translation>
    </message>
    <message>
        <source>{0} %: {1}</source>
        <translation>{0}%：{1}</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>●  measured     - -  estimated     ○  all in memory</source>
        <translation>●  实测     - -  估算     ○  全部在内存中</translation>
    </message>
</context>
<context>
    <name>RatioSlider</name>
    <message>
        <source>Experts streamed from disk, percent</source>
        <translation>从磁盘流式读取的专家，百分比</translation>
    </message>
    <message>
        <source>fits from {0}</source>
        <translation>{0} 起放得下</translation>
    </message>
    <message>
        <source>suggested {0}</source>
        <translation>建议 {0}</translation>
    </message>
    <message>
        <source>worked {0}</source>
        <translation>曾用 {0}</translation>
    </message>
    <message>
        <source>measured {0}</source>
        <translation>实测 {0}</translation>
    </message>
</context>
<context>
    <name>RemovedMessages</name>
    <message>
        <source>Deleted messages</source>
        <translation>已删除的消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>They are kept until you delete them for good, or the chat.</source>
        <translation>它们会保留，直到永久删除它们或此对话。</translation>
    </message>
    <message>
        <source>Nothing is deleted in this chat.</source>
        <translation>此对话中没有已删除的内容。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>（无文本）</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 条消息</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restore: {0}</source>
        <translation>恢复：{0}</translation>
    </message>
    <message>
        <source>Really delete all for good?</source>
        <translation>确定永久删除全部？</translation>
    </message>
    <message>
        <source>Delete all for good…</source>
        <translation>全部永久删除…</translation>
    </message>
</context>
<context>
    <name>ResultDelegate</name>
    <message>
        <source>You: </source>
        <translation>你：</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>{0}, archived</source>
        <translation>{0}，已归档</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Found in the chats</source>
        <translation>在对话中找到</translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>找到：{0}</translation>
    </message>
</context>
<context>
    <name>RowActions</name>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>返回对话 (Esc)</translation>
    </message>
    <message>
        <source>More about {0}</source>
        <translation>关于 {0} 的更多操作</translation>
    </message>
    <message>
        <source>Verify, update, delete and the like</source>
        <translation>校验、更新、删除等</translation>
    </message>
</context>
<context>
    <name>RowArea</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>{0}, message {1} of {2}</source>
        <translation>{0}，消息 {1} / {2}</translation>
    </message>
    <message>
        <source>{0}, thinking</source>
        <translation>{0}，思考</translation>
    </message>
</context>
<context>
    <name>SaveButton</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save code as a file</source>
        <translation>将代码保存为文件</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>保存为文件</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>moechat is running already, but its window does not answer.</source>
        <translation>moechat 已在运行，但其窗口没有响应。</translation>
    </message>
    <message>
        <source>It may be busy for a moment. You can wait and try again, or open another window: both can use the same chats.</source>
        <translation>它可能一时忙碌。可以稍候重试，或打开另一个窗口：两者可使用相同的对话。</translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation>打开另一个窗口</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SelectArea</name>
    <message>
        <source>Select: {0}</source>
        <translation>选择：{0}</translation>
    </message>
</context>
<context>
    <name>SelectBar</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>已选择 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <translation>
            <numerusform>删除 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the first of them with all that follows it</source>
        <translation>删除所选的第一条及其后全部</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A number is needed here.</source>
        <translation>此处需要数字。</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>这不是数字。</translation>
    </message>
    <message>
        <source>Only whole numbers make sense here.</source>
        <translation>此处只能使用整数。</translation>
    </message>
    <message>
        <source>The least that can be is {limit}.</source>
        <translation>最小为 {limit}。</translation>
    </message>
    <message>
        <source>The most that can be is {limit}.</source>
        <translation>最大为 {limit}。</translation>
    </message>
    <message>
        <source>It has to be more than {limit}.</source>
        <translation>必须大于 {limit}。</translation>
    </message>
    <message>
        <source>It has to be less than {limit}.</source>
        <translation>必须小于 {limit}。</translation>
    </message>
    <message>
        <source>At most {0} lines can be given.</source>
        <translation>最多 {0} 行。</translation>
    </message>
    <message>
        <source>At most {0} characters make sense in a line.</source>
        <translation>每行最多 {0} 个字符。</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>访问令牌</translation>
    </message>
    <message>
        <source>For models that want you to sign in. It is never shown again.</source>
        <translation>用于要求登录的模型。设置后不再显示。</translation>
    </message>
    <message>
        <source>hugging face login password secret keyring gated api key</source>
        <translation>hugging face 登录 密码 密钥 密钥环 受限 令牌 login token gated api key password secret keyring</translation>
    </message>
    <message>
        <source>Address of the hub</source>
        <translation>模型中心地址</translation>
    </message>
    <message>
        <source>A mirror, for instance. Empty: the usual one.</source>
        <translation>例如镜像。留空则使用默认地址。</translation>
    </message>
    <message>
        <source>mirror endpoint url server hugging face host</source>
        <translation>镜像 端点 网址 服务器 主机 mirror endpoint url hugging face server host</translation>
    </message>
    <message>
        <source>Send the token to it, too</source>
        <translation>也将令牌发送给它</translation>
    </message>
    <message>
        <source>Only where you trust whoever runs the mirror.</source>
        <translation>仅在信任镜像运营者时启用。</translation>
    </message>
    <message>
        <source>access mirror endpoint secret</source>
        <translation>访问 镜像 端点 密钥 令牌 access mirror endpoint secret</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>With http:// or socks5://, and the user&apos;s name if it has one.</source>
        <translation>以 http:// 或 socks5:// 开头，如有用户名也一并填写。</translation>
    </message>
    <message>
        <source>network socks http company firewall</source>
        <translation>网络 代理 公司 防火墙 proxy socks http network company firewall</translation>
    </message>
    <message>
        <source>Password of the proxy</source>
        <translation>代理密码</translation>
    </message>
    <message>
        <source>For the user in its address. It is never shown again.</source>
        <translation>用于其地址中的用户。设置后不再显示。</translation>
    </message>
    <message>
        <source>login secret keyring user network</source>
        <translation>登录 密码 密钥环 用户 网络 login proxy secret keyring user network</translation>
    </message>
    <message>
        <source>Use the proxy of the system</source>
        <translation>使用系统代理</translation>
    </message>
    <message>
        <source>Where none is given above.</source>
        <translation>上面未填写时使用。</translation>
    </message>
    <message>
        <source>network environment automatic</source>
        <translation>网络 环境变量 自动 系统代理 network proxy environment automatic</translation>
    </message>
    <message>
        <source>More certificates</source>
        <translation>更多证书</translation>
    </message>
    <message>
        <source>A PEM file that is trusted beside those of the system.</source>
        <translation>除系统证书外还信任的 PEM 文件。</translation>
    </message>
    <message>
        <source>ca authority tls ssl company certificate pem file trust</source>
        <translation>证书 颁发机构 公司 信任 ca tls ssl certificate pem authority company file trust</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Tries the way to the hub step by step.</source>
        <translation>逐步测试通往模型中心的连接。</translation>
    </message>
    <message>
        <source>test check network internet online offline reach</source>
        <translation>测试 检查 网络 互联网 在线 离线 test network check internet online offline reach</translation>
    </message>
    <message>
        <source>Files at the same time</source>
        <translation>同时下载的文件数</translation>
    </message>
    <message>
        <source>More may be faster; fewer leave more to others.</source>
        <translation>多则可能更快；少则给其他程序多留带宽。</translation>
    </message>
    <message>
        <source>parallel downloads connections speed bandwidth</source>
        <translation>并行 下载 连接数 速度 带宽 parallel downloads connections speed bandwidth</translation>
    </message>
    <message>
        <source>Leave free on the drive</source>
        <translation>磁盘保留空间</translation>
    </message>
    <message>
        <source>A download that would leave less waits.</source>
        <translation>若下载后剩余空间更少，则会等待。</translation>
    </message>
    <message>
        <source>reserve disk storage space full</source>
        <translation>保留 磁盘 存储 空间 已满 disk storage reserve space full</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>dark light mode colours night scheme</source>
        <translation>深色 浅色 模式 颜色 夜间 配色 dark light mode colours night scheme</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Of the size that the system asks for. All else grows along.</source>
        <translation>相对于系统要求的大小。其他元素随之缩放。</translation>
    </message>
    <message>
        <source>font zoom scale large small letters</source>
        <translation>字体 字号 缩放 放大 缩小 font zoom scale large small letters</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>How much room there is between lines, buttons and messages.</source>
        <translation>行、按钮和消息之间的间距。</translation>
    </message>
    <message>
        <source>compact spacing space tight</source>
        <translation>紧凑 间距 空间 compact spacing space tight</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>动态效果</translation>
    </message>
    <message>
        <source>Menus that fade in, and the cursor that blinks in a text.</source>
        <translation>菜单的淡入效果，以及文本中闪烁的光标。</translation>
    </message>
    <message>
        <source>animation motion reduce blinking effects accessibility</source>
        <translation>动画 动态 减少 闪烁 效果 无障碍 animation motion accessibility</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>This PC</source>
        <translation>这台电脑</translation>
    </message>
    <message>
        <source>Looking takes up to 15 seconds; chats go on meanwhile.</source>
        <translation>检查最多需要 15 秒；其间对话不受影响。</translation>
    </message>
    <message>
        <source>doctor check xmx driver gpu versions hardware problem</source>
        <translation>诊断 检查 驱动 显卡 版本 硬件 问题 doctor xmx driver gpu check versions hardware problem</translation>
    </message>
    <message>
        <source>Drive test</source>
        <translation>磁盘测试</translation>
    </message>
    <message>
        <source>How fast a drive reads streamed experts, and what that means for the current model. Takes ten seconds at most; where there is no model on the drive, a file is written for it and deleted.</source>
        <translation>磁盘读取流式专家的速度，及其对当前模型的影响。不超过十秒；磁盘上没有模型时，写入测试文件，随后删除。</translation>
    </message>
    <message>
        <source>disk ssd nvme speed benchmark read-ahead slices storage</source>
        <translation>磁盘 固态硬盘 速度 测速 基准测试 预读 分块 存储 disk ssd nvme speed benchmark read-ahead slices storage</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>What is found above, settings that differ from the defaults, and the last warnings. Chats, your name and names of folders are left out.</source>
        <translation>以上检查结果、与默认值不同的设置以及最近的警告。不含对话、你的姓名和文件夹名称。</translation>
    </message>
    <message>
        <source>copy bug support help issue</source>
        <translation>复制 缺陷 支持 帮助 反馈 bug issue copy support help</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>What the program did, without the text of chats.</source>
        <translation>程序的运行记录，不含对话内容。</translation>
    </message>
    <message>
        <source>log file errors crash</source>
        <translation>日志 文件 错误 崩溃 log crash file errors</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation>下次启动时生效。</translation>
    </message>
    <message>
        <source>language translation</source>
        <translation>语言 翻译 中文 language translation</translation>
    </message>
    <message>
        <source>Load the last model at the start</source>
        <translation>启动时加载上次的模型</translation>
    </message>
    <message>
        <source>Else it is loaded when you choose it.</source>
        <translation>否则在选择模型时加载。</translation>
    </message>
    <message>
        <source>startup automatic open begin</source>
        <translation>启动 自动 打开 开机 startup automatic open begin</translation>
    </message>
    <message>
        <source>Give memory back after</source>
        <translation>空闲后释放内存</translation>
    </message>
    <message>
        <source>Minutes without a question or a key. The next message loads the model again. 0 = never.</source>
        <translation>没有提问和按键的分钟数。下一条消息会重新加载模型。0 = 从不。</translation>
    </message>
    <message>
        <source>unload idle timeout free ram sleep</source>
        <translation>卸载 空闲 超时 释放 内存 睡眠 unload idle timeout free ram sleep</translation>
    </message>
    <message>
        <source>Send a message with</source>
        <translation>发送消息</translation>
    </message>
    <message>
        <source>enter return key shortcut new line keyboard</source>
        <translation>回车 发送 快捷键 换行 键盘 enter return key shortcut new line keyboard</translation>
    </message>
    <message>
        <source>Titles of chats by the model</source>
        <translation>由模型拟定对话标题</translation>
    </message>
    <message>
        <source>Written after the first answers, while nothing else is asked of the model. With experts streamed from disk that takes longer. A title of your own stays.</source>
        <translation>在最初几个回答之后、模型空闲时拟定。专家从磁盘流式读取时耗时更长。自己起的标题保持不变。</translation>
    </message>
    <message>
        <source>name automatic rename generate</source>
        <translation>名称 标题 自动 重命名 生成 title name automatic rename generate</translation>
    </message>
    <message>
        <source>Show the list of chats</source>
        <translation>显示对话列表</translation>
    </message>
    <message>
        <source>{0} does the same.</source>
        <translation>{0} 有同样作用。</translation>
    </message>
    <message>
        <source>sidebar left column hide</source>
        <translation>侧边栏 左侧 列 隐藏 sidebar left column hide</translation>
    </message>
    <message>
        <source>Show speed and memory</source>
        <translation>显示速度与内存</translation>
    </message>
    <message>
        <source>panel right gauge hide tokens</source>
        <translation>面板 右侧 仪表 隐藏 token panel right gauge hide tokens</translation>
    </message>
    <message>
        <source>Say when a long answer is ready</source>
        <translation>长回答就绪时通知</translation>
    </message>
    <message>
        <source>With a message of the system, while the window is hidden or behind others.</source>
        <translation>窗口隐藏或被遮挡时，发送系统通知。</translation>
    </message>
    <message>
        <source>notification notify finished done alert background</source>
        <translation>通知 提醒 完成 后台 notification notify finished done alert background</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>关闭窗口后继续运行</translation>
    </message>
    <message>
        <source>An icon in the tray brings the window back, or quits. Models stay loaded.</source>
        <translation>可通过托盘图标恢复窗口或退出。模型保持加载。</translation>
    </message>
    <message>
        <source>tray icon background minimise close quit exit</source>
        <translation>托盘 图标 后台 最小化 关闭 退出 tray icon background minimise close quit exit</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>首次启动</translation>
    </message>
    <message>
        <source>Look this PC over once more, and recommend a model for it.</source>
        <translation>再次检查这台电脑，并推荐适合的模型。</translation>
    </message>
    <message>
        <source>welcome recommend again setup wizard</source>
        <translation>欢迎 推荐 重新 设置 向导 welcome wizard recommend again setup</translation>
    </message>
    <message>
        <source>This desktop shows no icons of running programs: closing the window quits.</source>
        <translation>此桌面不显示运行中程序的图标：关闭窗口即退出。</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>These values are for</source>
        <translation>这些值适用于</translation>
    </message>
    <message>
        <source>A chat can have values of its own; what it leaves out is shared.</source>
        <translation>对话可以有自己的值；未设置的使用共享值。</translation>
    </message>
    <message>
        <source>this chat per chat defaults all chats</source>
        <translation>此对话 单个对话 默认值 所有对话 per chat defaults this all chats</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>What the model is told before the first message. {{date}} and {{time}} become those of the beginning of the chat, {{model}} the name of the model.</source>
        <translation>在第一条消息之前告诉模型的内容。{{date}} 和 {{time}} 会替换为对话开始时的日期和时间，{{model}} 替换为模型名称。</translation>
    </message>
    <message>
        <source>instructions persona role custom variables</source>
        <translation>指令 人设 角色 自定义 变量 system prompt persona instructions role custom variables</translation>
    </message>
    <message>
        <source>When a chat no longer fits</source>
        <translation>当对话超出上下文时</translation>
    </message>
    <message>
        <source>Leaving out messages changes what the model knows, and what is kept has to be read again, which takes a while where experts are streamed. The chat shows what was left out.</source>
        <translation>省略消息会改变模型所知道的内容，保留的部分需要重新读取；专家流式读取时会花一些时间。对话中会显示省略了什么。</translation>
    </message>
    <message>
        <source>context full overflow truncate summary rolling window</source>
        <translation>上下文 已满 溢出 截断 摘要 滚动窗口 context truncate full overflow summary rolling window</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>0 = always the likeliest word; higher = more varied.</source>
        <translation>0 = 总是选最可能的词；越高越多样。</translation>
    </message>
    <message>
        <source>creativity random randomness sampling greedy</source>
        <translation>创造性 随机 随机性 采样 贪心 temperature creativity random randomness sampling greedy</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest words that together have this share.</source>
        <translation>只选累计概率达到此值的最可能的词。</translation>
    </message>
    <message>
        <source>nucleus sampling top p</source>
        <translation>核采样 采样 nucleus sampling top p</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only that many of the likeliest words. 0 = all.</source>
        <translation>只选最可能的这么多个词。0 = 全部。</translation>
    </message>
    <message>
        <source>sampling top k</source>
        <translation>采样 sampling top k</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Only words at least this likely, compared with the likeliest.</source>
        <translation>只选概率与最可能的词之比不低于此值的词。</translation>
    </message>
    <message>
        <source>sampling min p</source>
        <translation>采样 sampling min p</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>重复惩罚</translation>
    </message>
    <message>
        <source>More than 1 avoids words that were there before. 1 = off.</source>
        <translation>大于 1 时避免使用出现过的词。1 = 关闭。</translation>
    </message>
    <message>
        <source>repeat loop penalty</source>
        <translation>重复 循环 惩罚 repeat penalty loop</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>存在惩罚</translation>
    </message>
    <message>
        <source>More than 0 prefers words the answer does not have yet.</source>
        <translation>大于 0 时偏向回答中尚未出现的词。</translation>
    </message>
    <message>
        <source>repeat new topics penalty</source>
        <translation>重复 新话题 惩罚 presence penalty repeat new topics</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>频率惩罚</translation>
    </message>
    <message>
        <source>As presence, but the more often a word was there, the stronger.</source>
        <translation>与存在惩罚类似，但词出现得越多，惩罚越强。</translation>
    </message>
    <message>
        <source>repeat penalty</source>
        <translation>重复 惩罚 frequency penalty repeat</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>最长回答</translation>
    </message>
    <message>
        <source>The answer ends there, finished or not. A word has 1 to 2 tokens.</source>
        <translation>无论是否写完，回答到此结束。一个词约 1 至 2 个 token。</translation>
    </message>
    <message>
        <source>token limit length maximum max new tokens</source>
        <translation>token 上限 长度 最大 max new tokens limit length maximum</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>With a fixed one the same question gets the same answer.</source>
        <translation>固定后，同样的问题得到同样的回答。</translation>
    </message>
    <message>
        <source>random reproducible fixed number</source>
        <translation>随机 可复现 固定 数字 种子 seed random reproducible fixed number</translation>
    </message>
    <message>
        <source>Stop strings</source>
        <translation>停止字符串</translation>
    </message>
    <message>
        <source>An answer ends before the first of these. One a line; \n stands for a new line.</source>
        <translation>回答在首次出现其中任何一个之前结束。每行一个；\n 表示换行。</translation>
    </message>
    <message>
        <source>stop sequences words end</source>
        <translation>停止序列 停止词 结束 stop sequences words end</translation>
    </message>
    <message>
        <source>Models &amp; storage</source>
        <translation>模型与存储</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>What computes. A change loads the model again.</source>
        <translation>用于计算的设备。更改后会重新加载模型。</translation>
    </message>
    <message>
        <source>gpu cpu graphics processor npu xmx</source>
        <translation>显卡 处理器 gpu cpu npu xmx graphics processor</translation>
    </message>
    <message>
        <source>Folder of models</source>
        <translation>模型文件夹</translation>
    </message>
    <message>
        <source>Where downloaded models are put.</source>
        <translation>下载的模型存放的位置。</translation>
    </message>
    <message>
        <source>download directory path drive disk storage location</source>
        <translation>下载 目录 路径 磁盘 存储 位置 directory path download drive disk storage location</translation>
    </message>
    <message>
        <source>More folders of models</source>
        <translation>更多模型文件夹</translation>
    </message>
    <message>
        <source>Models are found in these, too.</source>
        <translation>也会在这些文件夹中查找模型。</translation>
    </message>
    <message>
        <source>drive disk storage location second other remove</source>
        <translation>磁盘 存储 位置 第二 其他 移除 disk storage drive location second other remove</translation>
    </message>
    <message>
        <source>Models that were opened</source>
        <translation>打开过的模型</translation>
    </message>
    <message>
        <source>Removing one from the list leaves its files alone.</source>
        <translation>从列表中移除不会影响其文件。</translation>
    </message>
    <message>
        <source>list remove forget recent add folder</source>
        <translation>列表 移除 忘记 最近 添加 文件夹 recent list remove forget add folder</translation>
    </message>
    <message>
        <source>Offload tuning</source>
        <translation>卸载调优</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>Of all models; a CSV file opens in any spreadsheet.</source>
        <translation>包含所有模型；CSV 文件可用任何电子表格打开。</translation>
    </message>
    <message>
        <source>history benchmark speed export csv best setting tune plot</source>
        <translation>历史 基准测试 速度 导出 最佳设置 调优 图表 benchmark csv history speed export best setting tune plot</translation>
    </message>
    <message>
        <source>Experts streamed, for this model</source>
        <translation>此模型流式读取的专家</translation>
    </message>
    <message>
        <source>More streamed needs less memory and is slower.</source>
        <translation>流式读取越多，所需内存越少，速度越慢。</translation>
    </message>
    <message>
        <source>offload ratio share percent disk starting automatic fixed</source>
        <translation>卸载比例 份额 百分比 磁盘 自动 固定 offload ratio share percent disk starting automatic fixed</translation>
    </message>
    <message>
        <source>Leave free for other programs</source>
        <translation>为其他程序保留</translation>
    </message>
    <message>
        <source>On top of what the plan keeps free anyway.</source>
        <translation>在规划本来就保留的空间之外。</translation>
    </message>
    <message>
        <source>memory ram reserve headroom</source>
        <translation>内存 保留 余量 memory ram reserve headroom</translation>
    </message>
    <message>
        <source>Leave free in addition, on battery</source>
        <translation>使用电池时额外保留</translation>
    </message>
    <message>
        <source>Asked when a model is loaded; a loaded one stays as it is.</source>
        <translation>加载模型时判断；已加载的保持不变。</translation>
    </message>
    <message>
        <source>memory ram reserve laptop power</source>
        <translation>内存 保留 笔记本 电池 电源 laptop battery memory ram reserve power</translation>
    </message>
    <message>
        <source>Keep streamed experts in the file cache</source>
        <translation>将流式专家保留在文件缓存中</translation>
    </message>
    <message>
        <source>Free memory then answers instead of the drive; other programs get it back at once. Automatic does without on battery.</source>
        <translation>用可用内存代替磁盘；其他程序需要时立即让出。“自动”在使用电池时不启用。</translation>
    </message>
    <message>
        <source>page cache warm read ahead speed first token drive</source>
        <translation>页缓存 文件缓存 预热 预读 速度 首个 token 磁盘 page cache warm read ahead speed first drive</translation>
    </message>
    <message>
        <source>Lock the model in memory, on a CPU</source>
        <translation>将模型锁定在内存中（CPU）</translation>
    </message>
    <message>
        <source>Answers stay fast while other programs want the memory, and those get less. Without it, what they took is read back before an answer.</source>
        <translation>其他程序争用内存时，回答仍保持快速，但它们可用的内存会减少。不锁定时，被占走的部分要在回答前重新读回。</translation>
    </message>
    <message>
        <source>mlock virtuallock swap page file paging pin resident</source>
        <translation>锁定 内存 交换 换页 页面文件 常驻 mlock virtuallock swap page file paging pin resident</translation>
    </message>
    <message>
        <source>Context size</source>
        <translation>上下文大小</translation>
    </message>
    <message>
        <source>How much of a chat the model can have in view.</source>
        <translation>模型能看到对话的多少内容。</translation>
    </message>
    <message>
        <source>tokens length memory window kv cache</source>
        <translation>token 长度 内存 窗口 缓存 context kv cache tokens length memory window</translation>
    </message>
    <message>
        <source>Context precision</source>
        <translation>上下文精度</translation>
    </message>
    <message>
        <source>Fewer bits need less memory, at some cost in quality.</source>
        <translation>位数越少所需内存越少，质量略有下降。</translation>
    </message>
    <message>
        <source>kv cache u8 u4 f16 bits quantisation</source>
        <translation>缓存 位数 量化 kv cache u8 u4 f16 bits quantisation</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>预填充分块</translation>
    </message>
    <message>
        <source>Tokens of a prompt read at a time. Larger is faster with streaming and needs more memory.</source>
        <translation>每次读取的提示词 token 数。越大，流式读取时越快，所需内存也越多。</translation>
    </message>
    <message>
        <source>prompt reading batch first token</source>
        <translation>提示词 读取 批次 首个 token prefill chunk batch prompt reading first</translation>
    </message>
    <message>
        <source>When loading fails</source>
        <translation>加载失败时</translation>
    </message>
    <message>
        <source>out of memory retry try again step down recovery</source>
        <translation>内存不足 重试 降级 恢复 out of memory retry try again step down recovery</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>New chats begin with</source>
        <translation>新对话使用</translation>
    </message>
    <message>
        <source>For the model that is chosen now; every model has its own.</source>
        <translation>针对当前选择的模型；每个模型各有一个。</translation>
    </message>
    <message>
        <source>default preset model</source>
        <translation>默认 预设 模型 default preset model</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>导入预设</translation>
    </message>
    <message>
        <source>From a JSON or TOML file that was exported here.</source>
        <translation>来自从这里导出的 JSON 或 TOML 文件。</translation>
    </message>
    <message>
        <source>share backup load</source>
        <translation>分享 备份 载入 share backup load</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>导出预设</translation>
    </message>
    <message>
        <source>All of them, as JSON, or as TOML where the name says so.</source>
        <translation>全部导出为 JSON；文件名以 .toml 结尾时为 TOML。</translation>
    </message>
    <message>
        <source>share backup save</source>
        <translation>分享 备份 保存 share backup save</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Chats keep what they began with when it is changed.</source>
        <translation>更改预设后，已有对话保留开始时的值。</translation>
    </message>
    <message>
        <source>library persona assistant</source>
        <translation>预设库 人设 助手 persona assistant library</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>重命名 rename</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Where the model&apos;s template has a switch for it.</source>
        <translation>模型的模板有相应开关时有效。</translation>
    </message>
    <message>
        <source>reasoning think enable</source>
        <translation>推理 思考 启用 reasoning think enable</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>推理强度</translation>
    </message>
    <message>
        <source>Where the model&apos;s template knows it.</source>
        <translation>模型的模板支持时有效。</translation>
    </message>
    <message>
        <source>reasoning think low medium high</source>
        <translation>推理 思考 低 中 高 reasoning effort think low medium high</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Logs, and what can be fetched again</source>
        <translation>日志，以及可重新获取的内容</translation>
    </message>
    <message>
        <source>Access token and proxy password</source>
        <translation>访问令牌和代理密码</translation>
    </message>
    <message>
        <source>Messages, drafts, and the speeds that were measured.</source>
        <translation>消息、草稿以及测得的速度。</translation>
    </message>
    <message>
        <source>conversations history database stored where</source>
        <translation>对话 历史 数据库 存储 位置 history database conversations stored where</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>What is chosen here, and folders of models.</source>
        <translation>在此选择的内容，以及模型文件夹。</translation>
    </message>
    <message>
        <source>configuration file toml stored where</source>
        <translation>配置 文件 存储 位置 configuration toml file stored where</translation>
    </message>
    <message>
        <source>log files crash stored where</source>
        <translation>日志 文件 崩溃 存储 位置 log crash files stored where</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Folder of data</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>where stored location portable folder directory</source>
        <translation>存储 位置 便携 文件夹 目录 where stored location portable folder directory</translation>
    </message>
    <message>
        <source>weights size storage where</source>
        <translation>权重 大小 存储 位置 weights size storage where</translation>
    </message>
    <message>
        <source>Export all chats</source>
        <translation>导出所有对话</translation>
    </message>
    <message>
        <source>To read elsewhere, or as JSON to import them again.</source>
        <translation>供在别处阅读，或导出为 JSON 以便再次导入。</translation>
    </message>
    <message>
        <source>save backup copy markdown html pdf json</source>
        <translation>保存 备份 副本 save backup markdown html pdf json copy</translation>
    </message>
    <message>
        <source>Import chats</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>Exports of moechat, ChatGPT, LM Studio and Open WebUI.</source>
        <translation>从 moechat、ChatGPT、LM Studio 和 Open WebUI 导出的文件。</translation>
    </message>
    <message>
        <source>restore backup load move json zip</source>
        <translation>恢复 备份 载入 迁移 restore json zip backup load move</translation>
    </message>
    <message>
        <source>Delete my data</source>
        <translation>删除我的数据</translation>
    </message>
    <message>
        <source>Chats, settings, logs, secrets and models: you choose which. What moechat did not make is kept.</source>
        <translation>对话、设置、日志、密钥和模型：可选择删除哪些。不是由 moechat 创建的内容会保留。</translation>
    </message>
    <message>
        <source>beside the program, as its file “portable” asks for</source>
        <translation>在程序旁边，由文件“portable”指定</translation>
    </message>
    <message>
        <source>as the variable MOECHAT_HOME says</source>
        <translation>由环境变量 MOECHAT_HOME 指定</translation>
    </message>
    <message>
        <source>the usual place</source>
        <translation>默认位置</translation>
    </message>
    <message>
        <source>erase remove wipe clear reset all data history</source>
        <translation>擦除 移除 清除 重置 全部数据 历史 erase wipe reset remove clear all data history</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>about release number newer</source>
        <translation>关于 版本 版本号 新版 about version release number newer</translation>
    </message>
    <message>
        <source>Look for newer versions of moechat</source>
        <translation>检查 moechat 的新版本</translation>
    </message>
    <message>
        <source>update upgrade automatic internet request privacy</source>
        <translation>更新 升级 自动 互联网 请求 隐私 update upgrade automatic internet request privacy</translation>
    </message>
    <message>
        <source>Open-source licences</source>
        <translation>开源许可证</translation>
    </message>
    <message>
        <source>moechat is under the Apache License 2.0. Here is whose work is in it.</source>
        <translation>moechat 采用 Apache License 2.0。此处列出其中所含的他人作品。</translation>
    </message>
    <message>
        <source>license copyright third party notices legal lgpl qt</source>
        <translation>许可证 版权 第三方 声明 法律 license copyright third party notices legal lgpl qt</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>设置页面</translation>
    </message>
    <message>
        <source>Close the settings</source>
        <translation>关闭设置</translation>
    </message>
    <message>
        <source>Close the settings (Esc)</source>
        <translation>关闭设置 (Esc)</translation>
    </message>
    <message>
        <source>Some changes take effect when the model is loaded again.</source>
        <translation>部分更改在重新加载模型后生效。</translation>
    </message>
    <message>
        <source>Reload now</source>
        <translation>立即重新加载</translation>
    </message>
    <message>
        <source>Load the model again with these settings</source>
        <translation>用这些设置重新加载模型</translation>
    </message>
    <message>
        <source>needs reload</source>
        <translation>需重新加载</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>没有符合这些词的设置。</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>text + images</source>
        <translation>文本 + 图像</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>{experts} experts, {active} active</source>
        <translation>{experts} 个专家，{active} 个激活</translation>
    </message>
    <message>
        <source>no experts</source>
        <translation>无专家</translation>
    </message>
    <message>
        <source>{number} B</source>
        <translation>{number} B</translation>
    </message>
    <message>
        <source>{total} parameters, {active} active</source>
        <translation>{total} 参数，{active} 激活</translation>
    </message>
    <message>
        <source>~{size}</source>
        <translation>~{size}</translation>
    </message>
    <message>
        <source>Files are damaged or missing</source>
        <translation>文件损坏或缺失</translation>
    </message>
    <message>
        <source>No room on the drive</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Fits; its experts cannot be streamed</source>
        <translation>放得下；其专家无法流式读取</translation>
    </message>
    <message>
        <source>its size is not known before the download</source>
        <translation>下载前大小未知</translation>
    </message>
    <message>
        <source>needs {size}</source>
        <translation>需要 {size}</translation>
    </message>
    <message>
        <source>{size} are free for it</source>
        <translation>可供其使用 {size}</translation>
    </message>
    <message>
        <source>Better on this PC: {name} ({verdict}).</source>
        <translation>更适合本机：{name}（{verdict}）。</translation>
    </message>
    <message>
        <source>{speed} tok/s measured</source>
        <translation>实测 {speed} tok/s</translation>
    </message>
    <message>
        <source>about {speed} tok/s, estimated</source>
        <translation>约 {speed} tok/s，估算</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{size}/s</source>
        <translation>{size}/s</translation>
    </message>
    <message>
        <source>Its download: {state}.</source>
        <translation>下载：{state}。</translation>
    </message>
    <message>
        <source>Its files: {state}.</source>
        <translation>文件：{state}。</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>尚未使用</translation>
    </message>
    <message>
        <source>used today</source>
        <translation>今天用过</translation>
    </message>
    <message>
        <source>used yesterday</source>
        <translation>昨天用过</translation>
    </message>
    <message>
        <source>used {day}</source>
        <translation>{day}用过</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>revision {commit}, changed files: {count}, {size}</source>
        <translation>修订版 {commit}，更改的文件：{count} 个，{size}</translation>
    </message>
    <message>
        <source>update · {commit}</source>
        <translation>更新 · {commit}</translation>
    </message>
    <message>
        <source>{total} RAM, {free} free</source>
        <translation>内存 {total}，可用 {free}</translation>
    </message>
    <message>
        <source>GPU may use {size}</source>
        <translation>GPU 可使用 {size}</translation>
    </message>
    <message>
        <source>{free} free on the drive</source>
        <translation>磁盘可用 {free}</translation>
    </message>
    <message>
        <source>{drive}, {free} free</source>
        <translation>{drive}，可用 {free}</translation>
    </message>
    <message>
        <source>{name} (XMX)</source>
        <translation>{name}（XMX）</translation>
    </message>
    <message>
        <source>downloads running: {count}</source>
        <translation>正在下载：{count}</translation>
    </message>
    <message>
        <source>downloads waiting: {count}</source>
        <translation>等待下载：{count}</translation>
    </message>
    <message>
        <source>{size} of models on this PC</source>
        <translation>本机模型共 {size}</translation>
    </message>
</context>
<context>
    <name>ShelvesPresenter</name>
    <message>
        <source>New folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Deleted “{0}”</source>
        <translation>已删除“{0}”</translation>
    </message>
    <message numerus="yes">
        <source>%n chats deleted</source>
        <translation>
            <numerusform>已删除 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Archived “{0}”</source>
        <translation>已归档“{0}”</translation>
    </message>
    <message numerus="yes">
        <source>%n chats archived</source>
        <translation>
            <numerusform>已归档 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted the folder “{0}”</source>
        <translation>已删除文件夹“{0}”</translation>
    </message>
    <message>
        <source>Delete this chat for good?</source>
        <translation>永久删除此对话？</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats for good?</source>
        <translation>
            <numerusform>永久删除 %n 个对话？</numerusform>
        </translation>
    </message>
    <message>
        <source>Their messages are removed from the disk. There is no way back.</source>
        <translation>其消息将从磁盘中移除，无法恢复。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>SideBar</name>
    <message>
        <source>Scroll sideways</source>
        <translation>横向滚动</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Chats</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Nothing was found. Every word has to be in one message.</source>
        <translation>未找到。所有词必须出现在同一条消息中。</translation>
    </message>
    <message>
        <source>Nothing yet: older messages are still being read.</source>
        <translation>尚无结果：仍在读取较早的消息。</translation>
    </message>
    <message>
        <source>Hide the chats</source>
        <translation>隐藏对话列表</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>New temporary chat</source>
        <translation>新临时对话</translation>
    </message>
    <message>
        <source>New temporary chat: nothing of it is written to disk</source>
        <translation>新临时对话：不会写入磁盘</translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation>搜索对话</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Find, download and manage models</source>
        <translation>查找、下载和管理模型</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>List of chats</source>
        <translation>对话列表</translation>
    </message>
    <message>
        <source>Your chats will be listed here. They stay on this PC.</source>
        <translation>对话将在此列出。它们保留在本机。</translation>
    </message>
</context>
<context>
    <name>Size</name>
    <message>
        <source>under 1&#xa0;kB</source>
        <translation>不到 1 kB</translation>
    </message>
</context>
<context>
    <name>Sleep</name>
    <message>
        <source>A model is answering, measured or downloaded.</source>
        <translation>模型正在回答、测量或下载。</translation>
    </message>
</context>
<context>
    <name>SourceBar</name>
    <message>
        <source>Streamed per token</source>
        <translation>每个 token 流式读取的数据</translation>
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
        <translation>最后一个回答从发送到首个 token 的时间，即读取提示词的时间</translation>
    </message>
    <message>
        <source>Tokens a second: now, while an answer is written; else those of the last answer. Reading the prompt is not counted.</source>
        <translation>每秒 token 数：写回答时为当前值，否则为最后一个回答的值。不计读取提示词的时间。</translation>
    </message>
    <message>
        <source>Share of the new part of the prompt that is read, and tokens a second of it</source>
        <translation>提示词新增部分的读取进度，以及每秒读取的 token 数</translation>
    </message>
    <message>
        <source>Speed over the last 60 s of answering</source>
        <translation>最近 60 秒的回答速度</translation>
    </message>
    <message>
        <source>{0} tokens per second</source>
        <translation>每秒 {0} 个 token</translation>
    </message>
    <message>
        <source>Speed: not measured yet</source>
        <translation>速度：尚未测量</translation>
    </message>
    <message>
        <source>first token {0}</source>
        <translation>首个 token {0}</translation>
    </message>
    <message>
        <source>prompt {0} %</source>
        <translation>提示词 {0}%</translation>
    </message>
    <message>
        <source>prompt {0} % · {1}</source>
        <translation>提示词 {0}% · {1}</translation>
    </message>
</context>
<context>
    <name>StreamingCard</name>
    <message>
        <source>Experts streamed from disk</source>
        <translation>从磁盘流式读取的专家</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>Who sets the share of streamed experts</source>
        <translation>由谁决定专家的流式读取比例</translation>
    </message>
    <message>
        <source>Find best setting…</source>
        <translation>查找最佳设置…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>all in memory</source>
        <translation>全部在内存</translation>
    </message>
    <message>
        <source>least memory</source>
        <translation>内存最少</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手动设置</translation>
    </message>
    <message>
        <source>How many of the routed experts are read from the drive as they are needed. Arrow keys move by 5 %, with Ctrl by single experts. Letting go loads the model again.</source>
        <translation>有多少路由专家在需要时从磁盘读取。方向键每次移动 5%，按住 Ctrl 时每次移动一个专家。松开后重新加载模型。</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未加载</translation>
    </message>
</context>
<context>
    <name>Streams</name>
    <message>
        <source>What there is to say cannot be written ({0}). Send it somewhere else.</source>
        <translation>无法输出内容（{0}）。请输出到其他位置。</translation>
    </message>
</context>
<context>
    <name>TemporaryBar</name>
    <message>
        <source>Temporary chat: nothing of it is written to disk. It ends when you leave it.</source>
        <translation>临时对话：不会写入磁盘，离开即结束。</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Forget this chat and begin a usual one</source>
        <translation>丢弃此对话并开始普通对话</translation>
    </message>
</context>
<context>
    <name>TemporaryPresenter</name>
    <message>
        <source>End the temporary chat?</source>
        <translation>结束临时对话？</translation>
    </message>
    <message>
        <source>Its messages were never written to disk. They are gone when you leave it.</source>
        <translation>其消息从未写入磁盘，离开后无法找回。</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>结束</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>ThoughtRow</name>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>Thought for {0}</source>
        <translation>思考了 {0}</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思考过程</translation>
    </message>
    <message>
        <source>Hides the thinking</source>
        <translation>隐藏思考过程</translation>
    </message>
    <message>
        <source>Shows the thinking</source>
        <translation>显示思考过程</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Chats</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Show the chats</source>
        <translation>显示对话列表</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Speed and memory</source>
        <translation>速度与内存</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Model: {0}</source>
        <translation>模型：{0}</translation>
    </message>
    <message>
        <source>Choose the model that answers</source>
        <translation>选择用于回答的模型</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>打开模型文件夹…</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Give the model&apos;s memory back; the chats stay</source>
        <translation>释放模型占用的内存；对话保留</translation>
    </message>
    <message>
        <source>{0} (missing)</source>
        <translation>{0}（缺失）</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>从此列表中移除</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>The answer begins</source>
        <translation>回答开始</translation>
    </message>
    <message>
        <source>The answer was interrupted</source>
        <translation>回答已中断</translation>
    </message>
    <message>
        <source>The answer was stopped</source>
        <translation>回答已停止</translation>
    </message>
    <message>
        <source>The answer reached its token limit</source>
        <translation>回答已达到 token 上限</translation>
    </message>
    <message>
        <source>The answer is complete</source>
        <translation>回答完成</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Download of {0}</source>
        <translation>下载 {0}</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Open moechat</source>
        <translation>打开 moechat</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>TuneCommand</name>
    <message>
        <source>Ctrl+C ends it and keeps what has been measured.</source>
        <translation>Ctrl+C 结束测量，并保留已测得的结果。</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>尚未测得任何结果就已停止。</translation>
    </message>
</context>
<context>
    <name>TunerDialog</name>
    <message>
        <source>Find best setting</source>
        <translation>查找最佳设置</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>测量进度</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Stop and keep what was measured</source>
        <translation>停止并保留测量结果</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Find the best setting for {0}</source>
        <translation>为 {0} 查找最佳设置</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Chatting waits meanwhile. You can stop at any time; what was measured stays.</source>
        <translation>其间对话需等待。可随时停止；已测得的结果会保留。</translation>
    </message>
    <message>
        <source>{0}, about {1} min left</source>
        <translation>{0}，约剩 {1} 分钟</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
</context>
<context>
    <name>TunerPresenter</name>
    <message>
        <source>Loads the model with several settings, measures answers, and keeps the best one.</source>
        <translation>以多种设置加载模型，测量回答速度，并保留最佳设置。</translation>
    </message>
    <message>
        <source>Other heavy programs would spoil the result; better close them.</source>
        <translation>其他高负载程序会影响结果；最好将其关闭。</translation>
    </message>
    <message>
        <source>The computer runs on battery, where it is slower: plug it in first.</source>
        <translation>电脑正在使用电池，速度较慢：请先接通电源。</translation>
    </message>
    <message>
        <source>Freeing memory</source>
        <translation>正在释放内存</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second with {free_bytes} to spare, against {other_tokens_s} at {other_ratio} %.</source>
        <translation>最佳为流式读取 {ratio}%：每秒 {tokens_s} 个 token，余量 {free_bytes}；{other_ratio}% 时为 {other_tokens_s}。</translation>
    </message>
    <message>
        <source>Best is everything in memory: {tokens_s} tokens a second with {free_bytes} to spare, against {other_tokens_s} with {other_ratio} % streamed.</source>
        <translation>最佳为全部在内存中：每秒 {tokens_s} 个 token，余量 {free_bytes}；流式读取 {other_ratio}% 时为 {other_tokens_s}。</translation>
    </message>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second, although {lowest_ratio} % keeps more in memory; that gave {lowest_tokens_s}.</source>
        <translation>最佳为流式读取 {ratio}%：每秒 {tokens_s} 个 token，尽管 {lowest_ratio}% 在内存中保留更多；后者为 {lowest_tokens_s}。</translation>
    </message>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second. At {failed_ratio} % it did not go well.</source>
        <translation>最佳为流式读取 {ratio}%：每秒 {tokens_s} 个 token。{failed_ratio}% 时运行不佳。</translation>
    </message>
    <message>
        <source>{ratio} % streamed gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing else was measured.</source>
        <translation>流式读取 {ratio}% 时为每秒 {tokens_s} 个 token，余量 {free_bytes}。未测量其他设置。</translation>
    </message>
    <message>
        <source>The usual setting is best: {tokens_s} tokens a second. None of {count} settings was faster by more than chance.</source>
        <translation>默认设置最佳：每秒 {tokens_s} 个 token。{count} 种设置中没有一种明显更快。</translation>
    </message>
    <message>
        <source>Best is {setting}: {tokens_s} tokens a second, against {usual_tokens_s} as usual.</source>
        <translation>最佳设置：{setting}，每秒 {tokens_s} 个 token，默认设置为 {usual_tokens_s}。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>未测得任何结果。</translation>
    </message>
    <message>
        <source>There is too little memory to load this model, so there is nothing to measure. Close other programs, or choose a smaller model.</source>
        <translation>内存不足以加载此模型，因此没有可测量的内容。请关闭其他程序，或选择较小的模型。</translation>
    </message>
    <message>
        <source>Everything in memory gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing else was measured.</source>
        <translation>全部在内存中为每秒 {tokens_s} 个 token，余量 {free_bytes}。未测量其他设置。</translation>
    </message>
    <message>
        <source>At the end the first setting was {percent} % {direction} than at the beginning: other programs or the computer&apos;s temperature changed. Measuring again may tell more.</source>
        <translation>结束时，第一种设置比开始时{direction} {percent}%：其他程序或电脑温度发生了变化。重新测量也许更准确。</translation>
    </message>
    <message>
        <source>Two texts differed by {percent} %, so the speed is uncertain.</source>
        <translation>两段文本相差 {percent}%，因此速度不确定。</translation>
    </message>
    <message>
        <source>It also held with a context of {tokens} tokens nearly full.</source>
        <translation>在 {tokens} 个 token 的上下文接近用满时也能正常运行。</translation>
    </message>
    <message>
        <source>With a full context {ratio} % failed, so it was not chosen.</source>
        <translation>上下文用满时 {ratio}% 失败，因此未选用。</translation>
    </message>
    <message>
        <source>A long prompt took {seconds} s in steps of {tokens} tokens and {other_seconds} s in steps of {other_tokens}.</source>
        <translation>长提示词以 {tokens} 个 token 为一步耗时 {seconds} 秒，以 {other_tokens} 个 token 为一步耗时 {other_seconds} 秒。</translation>
    </message>
    <message>
        <source>The time was short, so not everything could be measured.</source>
        <translation>时间较短，未能测量全部。</translation>
    </message>
    <message>
        <source>It was stopped early.</source>
        <translation>测量被提前停止。</translation>
    </message>
    <message>
        <source>memory ran out</source>
        <translation>内存耗尽</translation>
    </message>
    <message>
        <source>the engine failed</source>
        <translation>引擎失败</translation>
    </message>
    <message>
        <source>the graphics did not stream</source>
        <translation>显卡未流式读取</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>此处不支持</translation>
    </message>
    <message>
        <source>hardly any memory was left</source>
        <translation>几乎没有剩余内存</translation>
    </message>
    <message>
        <source>the power supply changed meanwhile</source>
        <translation>其间供电方式改变</translation>
    </message>
    <message>
        <source>too slow to measure</source>
        <translation>太慢，无法测量</translation>
    </message>
    <message>
        <source>failed with a full context</source>
        <translation>上下文用满时失败</translation>
    </message>
    <message>
        <source>Loading: {setting}…</source>
        <translation>正在加载：{setting}…</translation>
    </message>
    <message>
        <source>Measuring: {setting}…</source>
        <translation>正在测量：{setting}…</translation>
    </message>
    <message>
        <source>Reading a long prompt: {setting}…</source>
        <translation>正在读取长提示词：{setting}…</translation>
    </message>
    <message>
        <source>Filling the context: {setting}…</source>
        <translation>正在填充上下文：{setting}…</translation>
    </message>
    <message>
        <source>4-bit KV cache</source>
        <translation>4 位 KV 缓存</translation>
    </message>
    <message>
        <source>8-bit KV cache</source>
        <translation>8 位 KV 缓存</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>快</translation>
    </message>
    <message>
        <source>{ratio} % streamed</source>
        <translation>流式读取 {ratio}%</translation>
    </message>
    <message>
        <source>all in memory</source>
        <translation>全部在内存</translation>
    </message>
    <message>
        <source>Measuring takes about {time}, {limit} at most.</source>
        <translation>测量约需 {time}，最多 {limit}。</translation>
    </message>
    <message>
        <source>{setting}: {speed} tokens a second, first token {first} s</source>
        <translation>{setting}：每秒 {speed} 个 token，首个 token {first} 秒</translation>
    </message>
    <message>
        <source>{0} KV cache</source>
        <translation>{0} KV 缓存</translation>
    </message>
    <message>
        <source>{0} threads</source>
        <translation>{0} 个线程</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation>{0} 秒</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0} 分钟</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Updating</name>
    <message>
        <source>No model here is of a known origin, so none can be updated</source>
        <translation>这里没有来源已知的模型，因此无法更新</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Asking the hub for updates…</source>
        <translation>正在向模型中心查询更新…</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Update all</source>
        <translation>全部更新</translation>
    </message>
    <message>
        <source>The hub has something newer</source>
        <translation>模型中心有更新的版本</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>{0} is as new as the hub&apos;s</source>
        <translation>{0} 与模型中心的一样新</translation>
    </message>
    <message>
        <source>All models are as new as the hub&apos;s</source>
        <translation>所有模型都与模型中心的一样新</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Fits in memory</source>
        <translation>内存放得下</translation>
    </message>
    <message>
        <source>Fits with {ratio} % streamed</source>
        <translation>流式读取 {ratio}% 即可放下</translation>
    </message>
    <message>
        <source>Runs, but slowly</source>
        <translation>可运行，但较慢</translation>
    </message>
    <message>
        <source>Too large for this PC</source>
        <translation>对本机来说太大</translation>
    </message>
    <message>
        <source>Too large, and its experts cannot be streamed</source>
        <translation>太大，且其专家无法流式读取</translation>
    </message>
    <message>
        <source>Not supported by this version</source>
        <translation>此版本不支持</translation>
    </message>
    <message>
        <source>It needs {needed} of the {available} that are available now.</source>
        <translation>需要 {needed}，目前可用 {available}。</translation>
    </message>
    <message>
        <source>About {speed} tokens a second ({basis}).</source>
        <translation>每秒约 {speed} 个 token（{basis}）。</translation>
    </message>
    <message>
        <source>The download has {size}.</source>
        <translation>下载大小为 {size}。</translation>
    </message>
    <message>
        <source>The download has {size}; time at the last rate: {time}.</source>
        <translation>下载大小为 {size}；按上次的速率需要 {time}。</translation>
    </message>
    <message>
        <source>The drive lacks {size} for it.</source>
        <translation>磁盘还差 {size}。</translation>
    </message>
    <message>
        <source>The drive has {size} left after it.</source>
        <translation>下载后磁盘剩余 {size}。</translation>
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
        <translation>版本 {0} / {1}</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>上一个版本</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>下一个版本</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>Waiting for the first word…</source>
        <translation>正在等待第一个词…</translation>
    </message>
    <message>
        <source>Reading {0} tokens, {1} %</source>
        <translation>正在读取 {0} 个 token，{1}%</translation>
    </message>
    <message>
        <source>Reading {0} tokens, {1} %, about {2} left</source>
        <translation>正在读取 {0} 个 token，{1}%，约剩 {2}</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>正在读取提示词</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} 秒</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} 分钟</translation>
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
        <translation>自动换行</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>长行自动换行</translation>
    </message>
    <message>
        <source>Wrap lines that are longer than the column</source>
        <translation>对超出栏宽的行自动换行</translation>
    </message>
</context>
<context>
    <name>_Figures</name>
    <message>
        <source>needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Weights, resident experts, context and working memory together</source>
        <translation>权重、常驻专家、上下文和工作内存合计</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>What is left below the comfortable limit, 85 % of the memory that the model could get now</source>
        <translation>距宽裕上限的剩余；宽裕上限为模型目前可得内存的 85%</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Tokens a second once the answer runs: measured on this computer, or estimated from its memory and drive</source>
        <translation>回答开始后每秒的 token 数：在本机实测，或根据内存和磁盘估算</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>首个 token</translation>
    </message>
    <message>
        <source>Time to the first token of an answer to a new prompt of 1,000 tokens</source>
        <translation>对 1,000 个 token 的新提示词，到回答的首个 token 的时间</translation>
    </message>
    <message>
        <source>to change</source>
        <translation>更改耗时</translation>
    </message>
    <message>
        <source>The model is loaded again and the context cache is lost: the next answer reads the whole chat again</source>
        <translation>重新加载模型，上下文缓存会丢失：下一个回答要重新读取整个对话</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>loads again</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>loads again, {0}</source>
        <translation>重新加载，{0}</translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>Total less free memory, less what the model takes</source>
        <translation>总量减去可用内存，再减去模型占用</translation>
    </message>
    <message>
        <source>Attention, embeddings and everything else of the model that every token needs; by the model&apos;s files</source>
        <translation>每个 token 都需要的注意力、嵌入和模型的其他部分；按模型文件计算</translation>
    </message>
    <message>
        <source>Memory that only the engine holds, graphics memory included. Pages of the model&apos;s files that the system may drop at any time count as free.</source>
        <translation>仅由引擎占用的内存，含显存。系统可随时丢弃的模型文件页算作可用。</translation>
    </message>
    <message>
        <source>Reserved for the chat when the model was loaded; how much of it is used stands beside it</source>
        <translation>加载模型时为对话保留的空间；旁边显示已用多少</translation>
    </message>
    <message>
        <source>What the engine holds beyond weights and context: runtime, compiled kernels, the step in hand</source>
        <translation>引擎在权重和上下文之外占用的内存：运行时、已编译的内核、当前步骤</translation>
    </message>
    <message>
        <source>What programs can get without the system having to swap. The mark in the bar is the comfortable limit for the model, the outline what its plan takes.</source>
        <translation>程序无需系统换页即可获得的内存。条中的标记是模型的宽裕上限，轮廓是其规划占用。</translation>
    </message>
    <message>
        <source>Resident experts, {0}</source>
        <translation>常驻专家，{0}</translation>
    </message>
    <message>
        <source>Context, {0}</source>
        <translation>上下文，{0}</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>Always-resident weights</source>
        <translation>始终常驻的权重</translation>
    </message>
    <message>
        <source>Resident experts</source>
        <translation>常驻专家</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Working memory</source>
        <translation>工作内存</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Engine of moechat</source>
        <translation>moechat 引擎</translation>
    </message>
</context>
<context>
    <name>_PlaceLine</name>
    <message>
        <source>{0} (suggested)</source>
        <translation>{0}（建议）</translation>
    </message>
    <message>
        <source>{0} (as usual)</source>
        <translation>{0}（平时使用）</translation>
    </message>
    <message>
        <source>Download here</source>
        <translation>下载到这里</translation>
    </message>
    <message>
        <source>Download to {0}</source>
        <translation>下载到 {0}</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Pasted text, {0} characters, {1} lines</source>
        <translation>粘贴的文本，{0} 个字符，{1} 行</translation>
    </message>
    <message>
        <source>Remove the pasted text</source>
        <translation>移除粘贴的文本</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
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
        <translation>{0}：完成</translation>
    </message>
</context>
<context>
    <name>_Table</name>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首个 token</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>{0} of {1} GB</source>
        <translation>{0} / {1} GB</translation>
    </message>
    <message>
        <source>{0} tok/s</source>
        <translation>{0} tok/s</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} 秒</translation>
    </message>
    <message>
        <source>{0}k</source>
        <translation>{0}k</translation>
    </message>
</context>
</TS>
