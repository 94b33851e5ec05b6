<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Show licences…</source>
        <translation>ライセンスを表示…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>問い合わせています…</translation>
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
        <translation>moechat の新しいバージョンがあります</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>ページを開く</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Not set.</source>
        <translation>設定されていません。</translation>
    </message>
    <message>
        <source>The variable HF_TOKEN has one. One that is set here goes before it.</source>
        <translation>環境変数 HF_TOKEN にもありますが、ここで設定したものが優先されます。</translation>
    </message>
    <message>
        <source>Stored in the keyring.</source>
        <translation>キーリングに保存されています。</translation>
    </message>
    <message>
        <source>For this session only, as there is no keyring.</source>
        <translation>キーリングがないため、今回の起動中だけ有効です。</translation>
    </message>
    <message>
        <source>For this session only, as the keyring does not take it. Unlock it and try again.</source>
        <translation>キーリングに保存できないため、今回の起動中だけ有効です。ロックを解除してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Not used in this session, but still in the keyring. Unlock it and try again.</source>
        <translation>今回の起動中は使われませんが、キーリングに残っています。ロックを解除してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This is not the address of a hub. It looks like https://huggingface.co.</source>
        <translation>ハブのアドレスではありません。https://huggingface.co のように入力してください。</translation>
    </message>
    <message>
        <source>Leave the password out here, where anyone can read it. It has its own field.</source>
        <translation>ここは誰でも読めるため、パスワードを入れないでください。専用の欄があります。</translation>
    </message>
    <message>
        <source>This is not the address of a proxy. It begins with http:// or socks5://, such as http://name@proxy:8080.</source>
        <translation>プロキシのアドレスではありません。http://name@proxy:8080 のように、http:// または socks5:// で始まります。</translation>
    </message>
    <message>
        <source>This is not an access token: it has no spaces and no special letters.</source>
        <translation>アクセストークンではありません。空白や特殊な文字は含まれません。</translation>
    </message>
    <message>
        <source>This file is missing or holds no certificates. It has to be in the PEM format.</source>
        <translation>このファイルがないか、証明書が含まれていません。PEM 形式である必要があります。</translation>
    </message>
</context>
<context>
    <name>AccessCards</name>
    <message>
        <source>Access to the hub</source>
        <translation>ハブへのアクセス</translation>
    </message>
    <message>
        <source>Remove the access token</source>
        <translation>アクセストークンを削除</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Remove the password of the proxy</source>
        <translation>プロキシのパスワードを削除</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose a file with certificates</source>
        <translation>証明書のファイルを選択</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Type another one</source>
        <translation>別のものを入力</translation>
    </message>
    <message>
        <source>Type it or paste it</source>
        <translation>入力または貼り付け</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>証明書 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>More actions</source>
        <translation>その他の操作</translation>
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
        <translation>新規チャット</translation>
    </message>
    <message>
        <source>begin empty</source>
        <translation>新規 開始 空 begin empty</translation>
    </message>
    <message>
        <source>New folder for chats</source>
        <translation>新しいチャットフォルダー</translation>
    </message>
    <message>
        <source>Search all chats</source>
        <translation>すべてのチャットを検索</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <translation>このチャット内を検索</translation>
    </message>
    <message>
        <source>Next place that was found</source>
        <translation>次の検索結果</translation>
    </message>
    <message>
        <source>Previous place that was found</source>
        <translation>前の検索結果</translation>
    </message>
    <message>
        <source>New temporary chat</source>
        <translation>新しい一時チャット</translation>
    </message>
    <message>
        <source>incognito private unsaved</source>
        <translation>シークレット プライベート 保存しない incognito private</translation>
    </message>
    <message>
        <source>Next chat</source>
        <translation>次のチャット</translation>
    </message>
    <message>
        <source>older</source>
        <translation>古い older</translation>
    </message>
    <message>
        <source>Previous chat</source>
        <translation>前のチャット</translation>
    </message>
    <message>
        <source>newer</source>
        <translation>新しい newer</translation>
    </message>
    <message>
        <source>Rename, in the list of chats</source>
        <translation>チャット一覧で名前を変更</translation>
    </message>
    <message>
        <source>Delete this chat</source>
        <translation>このチャットを削除</translation>
    </message>
    <message>
        <source>remove trash</source>
        <translation>消す ゴミ箱 remove trash</translation>
    </message>
    <message>
        <source>Export this chat…</source>
        <translation>このチャットをエクスポート…</translation>
    </message>
    <message>
        <source>save markdown html pdf json</source>
        <translation>保存 書き出し save markdown html pdf json</translation>
    </message>
    <message>
        <source>Export all chats…</source>
        <translation>すべてのチャットをエクスポート…</translation>
    </message>
    <message>
        <source>save backup markdown html pdf json</source>
        <translation>保存 書き出し バックアップ save backup markdown html pdf json</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <translation>チャットをインポート…</translation>
    </message>
    <message>
        <source>chatgpt lm studio open webui backup json</source>
        <translation>読み込み 取り込み バックアップ chatgpt lm studio open webui backup json</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>メッセージを書く</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>改行</translation>
    </message>
    <message>
        <source>Attach documents or images…</source>
        <translation>文書や画像を添付…</translation>
    </message>
    <message>
        <source>file pdf picture upload</source>
        <translation>ファイル 文書 画像 写真 添付 file pdf picture upload</translation>
    </message>
    <message>
        <source>Close what is open, or stop</source>
        <translation>開いているものを閉じる、または停止</translation>
    </message>
    <message>
        <source>Regenerate the answer</source>
        <translation>回答を再生成</translation>
    </message>
    <message>
        <source>answer again retry another</source>
        <translation>もう一度 やり直し 別の回答 again retry</translation>
    </message>
    <message>
        <source>Continue the answer</source>
        <translation>回答を続ける</translation>
    </message>
    <message>
        <source>go on longer</source>
        <translation>続き もっと長く go on longer</translation>
    </message>
    <message>
        <source>Edit the last message</source>
        <translation>最後のメッセージを編集</translation>
    </message>
    <message>
        <source>↑ does the same while nothing is written</source>
        <translation>何も入力していないときは ↑ でも同じです</translation>
    </message>
    <message>
        <source>Previous version of the answer</source>
        <translation>回答の前のバージョン</translation>
    </message>
    <message>
        <source>Next version of the answer</source>
        <translation>回答の次のバージョン</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>最後の回答をコピー</translation>
    </message>
    <message>
        <source>Copy the last block of code</source>
        <translation>最後のコードブロックをコピー</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <source>load switch change</source>
        <translation>読み込む 切り替え 変更 load switch</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>モデルフォルダーを開く…</translation>
    </message>
    <message>
        <source>load add</source>
        <translation>読み込む 追加 load add</translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation>モデルをアンロード</translation>
    </message>
    <message>
        <source>eject free memory</source>
        <translation>取り出し メモリ 解放 eject free memory</translation>
    </message>
    <message>
        <source>Go to a chat, a model, anything</source>
        <translation>チャット、モデルなどへ移動</translation>
    </message>
    <message>
        <source>Show the chat</source>
        <translation>チャットを表示</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>モデルを表示</translation>
    </message>
    <message>
        <source>download find manage</source>
        <translation>ダウンロード 検索 管理 download find manage</translation>
    </message>
    <message>
        <source>Show the offload tuning</source>
        <translation>オフロードの調整を表示</translation>
    </message>
    <message>
        <source>performance speed memory settings</source>
        <translation>性能 速度 メモリ 設定 performance speed memory</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>options preferences</source>
        <translation>オプション 環境設定 options preferences</translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <translation>チャット一覧の表示/非表示</translation>
    </message>
    <message>
        <source>Show or hide speed and memory</source>
        <translation>速度とメモリの表示/非表示</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>パネル panel</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>拡大 ズーム zoom in</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>縮小 ズーム zoom out</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>文字を標準サイズに</translation>
    </message>
    <message>
        <source>zoom reset</source>
        <translation>ズーム リセット zoom reset</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>keys help</source>
        <translation>キー ヘルプ keys help</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>exit close end</source>
        <translation>閉じる やめる exit close quit</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
</context>
<context>
    <name>ActivityFigures</name>
    <message>
        <source>Read by the model</source>
        <translation>モデルの読み取り</translation>
    </message>
    <message>
        <source>Bytes a second that the engine reads from files: experts streamed from disk. By the system&apos;s counters of its process.</source>
        <translation>エンジンがファイルから読み取る 1 秒あたりのバイト数。ディスクからストリーミングするエキスパートです。プロセスごとのシステムのカウンターによる値です。</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>トークンあたり</translation>
    </message>
    <message>
        <source>The same for each token, over the last 32 tokens or 10 seconds at least. Prompts are not counted.</source>
        <translation>上と同じ値をトークンあたりで示します。少なくとも直近の 32 トークンまたは 10 秒間の値で、プロンプトは含みません。</translation>
    </message>
    <message>
        <source>From the file cache</source>
        <translation>キャッシュから</translation>
    </message>
    <message>
        <source>Share of these bytes that free memory answered, without the drive. Windows does not tell this.</source>
        <translation>このうち、ドライブではなく空きメモリから読み取れた割合です。Windows では取得できません。</translation>
    </message>
    <message>
        <source>Experts in memory</source>
        <translation>メモリヒット率</translation>
    </message>
    <message>
        <source>Share of the experts that a token found in memory, estimated from the bytes read per token. Warm: over the last tokens, after the pool has filled. Since load: with the first uses of experts, which have to be read whatever the setting.</source>
        <translation>トークンに必要なエキスパートがメモリにあった割合。トークンあたりの読み取りバイト数からの推定です。ウォーム時: プールが満たされた後の、直近のトークンの値です。読み込み以降: 設定にかかわらず読み取りが必要な、エキスパートの初回の使用も含みます。</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>What the drive under the model reads a second for all programs, and the share of the time that it works. By the system&apos;s counters of the drive.</source>
        <translation>モデルのあるドライブの 1 秒あたりの読み取り量 (全プログラムの合計) と、ドライブが動作している時間の割合。ドライブごとのシステムのカウンターによる値です。</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサ</translation>
    </message>
    <message>
        <source>Share of all cores that the engine uses, by the system&apos;s counters of its process</source>
        <translation>全コアのうちエンジンが使う割合。プロセスごとのシステムのカウンターによる値です</translation>
    </message>
    <message>
        <source>Page faults</source>
        <translation>ページフォールト</translation>
    </message>
    <message>
        <source>Pages of the engine that had to come back from a drive. Many of them mean that memory is too short. On Windows: of the whole system.</source>
        <translation>ドライブから読み直しが必要になった、エンジンのページ数。多い場合はメモリが不足しています。Windows ではシステム全体の値です。</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <source>Memory that the whole system moves from and to the drive. Windows tells only what goes out: what comes back is among the page faults.</source>
        <translation>システム全体でドライブと出し入れしているメモリの量。Windows では書き出しだけがわかり、読み戻しはページフォールトに含まれます。</translation>
    </message>
    <message>
        <source>Memory pressure</source>
        <translation>メモリの圧迫</translation>
    </message>
    <message>
        <source>Share of the time in which something waited for memory, by the kernel&apos;s pressure figures of the engine&apos;s control group or the system. On Windows: how much of the memory that can be promised to programs is promised.</source>
        <translation>メモリ待ちが起きていた時間の割合。エンジンのコントロールグループまたはシステムの、カーネルのプレッシャー値によります。Windows では、プログラムに割り当てを約束できるメモリのうち、約束済み (コミット済み) の割合です。</translation>
    </message>
    <message>
        <source>Graphics busy</source>
        <translation>GPU 使用率</translation>
    </message>
    <message>
        <source>Share of the time that the engine keeps the GPU busy, by its driver</source>
        <translation>エンジンが GPU を使用している時間の割合。ドライバーによる値です</translation>
    </message>
    <message>
        <source>Graphics memory</source>
        <translation>GPU メモリ</translation>
    </message>
    <message>
        <source>Memory of the engine on the GPU, by its driver</source>
        <translation>エンジンが使う GPU のメモリ。ドライバーによる値です</translation>
    </message>
    <message>
        <source>not available here</source>
        <translation>利用不可</translation>
    </message>
    <message>
        <source>{0}/s</source>
        <translation>{0}/秒</translation>
    </message>
    <message>
        <source>{0} warm</source>
        <translation>ウォーム時 {0}</translation>
    </message>
    <message>
        <source>{0} since load</source>
        <translation>読み込み以降 {0}</translation>
    </message>
    <message>
        <source>{0} busy</source>
        <translation>稼働 {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{1} コアの {0}</translation>
    </message>
    <message>
        <source>{0} promised</source>
        <translation>コミット済み {0}</translation>
    </message>
</context>
<context>
    <name>Alarm</name>
    <message>
        <source>Slower than expected</source>
        <translation>予想より遅くなっています</translation>
    </message>
    <message>
        <source>Memory is too short</source>
        <translation>メモリが不足しています</translation>
    </message>
    <message>
        <source>The answer stands still</source>
        <translation>回答が止まっています</translation>
    </message>
    <message>
        <source>The answer comes at {speed} tokens a second instead of about {usual}, and memory is not why. Another program may use the graphics, or the computer saves power.</source>
        <translation>回答の速度は、通常の約 {usual} トークン/秒に対して {speed} トークン/秒です。メモリが原因ではありません。ほかのプログラムがグラフィックスを使っているか、省電力の状態かもしれません。</translation>
    </message>
    <message>
        <source>The answer comes at {speed} tokens a second instead of about {usual}, because what should be in memory is read back from the drive: {evidence}.</source>
        <translation>回答の速度は、通常の約 {usual} トークン/秒に対して {speed} トークン/秒です。メモリにあるはずのデータがドライブから読み直されています: {evidence}。</translation>
    </message>
    <message>
        <source>There has been no word for {seconds} seconds. Wait, or stop the answer and start the engine again.</source>
        <translation>{seconds} 秒間、何も出力されていません。待つか、回答を停止してエンジンを再起動してください。</translation>
    </message>
    <message>
        <source>{size} a second from the swap space</source>
        <translation>スワップからの読み込み {size}/秒</translation>
    </message>
    <message>
        <source>{size} a second to the swap space</source>
        <translation>スワップへの書き込み {size}/秒</translation>
    </message>
    <message>
        <source>{count} page faults a second</source>
        <translation>ページフォールト {count} 回/秒</translation>
    </message>
    <message>
        <source>{size} of memory are free</source>
        <translation>空きメモリ {size}</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>ほかのプログラムを閉じるか、より小さいモデルを選択してください。</translation>
    </message>
    <message>
        <source>{ratio} % needs {freed} less: about {speed} tokens a second are expected.</source>
        <translation>{ratio}% なら必要メモリが {freed} 減り、約 {speed} トークン/秒の見込みです。</translation>
    </message>
    <message>
        <source>Conversations of {context_tokens} tokens need {freed} less.</source>
        <translation>会話を {context_tokens} トークンまでにすると、必要メモリが {freed} 減ります。</translation>
    </message>
</context>
<context>
    <name>AnswerNews</name>
    <message>
        <source>The answer is ready</source>
        <translation>回答ができました</translation>
    </message>
    <message>
        <source>Click to read it.</source>
        <translation>クリックして読む。</translation>
    </message>
    <message>
        <source>The answer ended early</source>
        <translation>回答が途中で終わりました</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <translation>クリックして理由を確認。</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>狭い</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Spacious</source>
        <translation>広い</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <translation>最小限にする</translation>
    </message>
</context>
<context>
    <name>AttachedRow</name>
    <message>
        <source>Hides the passages</source>
        <translation>抜粋を隠します</translation>
    </message>
    <message>
        <source>Shows the passages</source>
        <translation>抜粋を表示します</translation>
    </message>
</context>
<context>
    <name>Attachments</name>
    <message>
        <source>{0} by {1} pixels</source>
        <translation>{0} × {1} ピクセル</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 ページ</translation>
    </message>
    <message>
        <source>{0} pages</source>
        <translation>{0} ページ</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} トークン</translation>
    </message>
    <message>
        <source>~{0} tokens</source>
        <translation>~{0} トークン</translation>
    </message>
    <message>
        <source>read whole</source>
        <translation>全文を使用</translation>
    </message>
    <message>
        <source>read by passages</source>
        <translation>抜粋を使用</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取っています…</translation>
    </message>
    <message>
        <source>Reading page {0} of {1}</source>
        <translation>{1} ページ中 {0} ページを読み取り中</translation>
    </message>
    <message>
        <source>1 passage used</source>
        <translation>抜粋 1 件を使用</translation>
    </message>
    <message>
        <source>{0} passages used</source>
        <translation>抜粋 {0} 件を使用</translation>
    </message>
    <message>
        <source>{0}, page {1}</source>
        <translation>{0}、{1} ページ</translation>
    </message>
    <message>
        <source>The document is too long to be read whole, and has no word of the question: this is its beginning.</source>
        <translation>文書が長すぎて全文は読めません。質問の言葉が含まれていないため、冒頭を使用しました。</translation>
    </message>
    <message>
        <source>The document is too long to be read whole. These passages were chosen by the words of the question (BM25), not by its meaning.</source>
        <translation>文書が長すぎて全文は読めません。これらの抜粋は、質問の意味ではなく、質問に含まれる言葉 (BM25) で選ばれました。</translation>
    </message>
    <message>
        <source>Pasted text.txt</source>
        <translation>貼り付けたテキスト.txt</translation>
    </message>
    <message>
        <source>Pasted image.png</source>
        <translation>貼り付けた画像.png</translation>
    </message>
</context>
<context>
    <name>AttachmentsPresenter</name>
    <message>
        <source>Documents and images, for the message that you are writing</source>
        <translation>作成中のメッセージ用の文書と画像</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>文書や画像を添付</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Images ({0})</source>
        <translation>画像 ({0})</translation>
    </message>
    <message>
        <source>{0} is still being read.</source>
        <translation>{0} をまだ読み取り中です。</translation>
    </message>
    <message>
        <source>Remove {0} first: it was not attached.</source>
        <translation>{0} は添付できませんでした。先に外してください。</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>Battery</name>
    <message>
        <source>The computer runs on its battery now.</source>
        <translation>現在、バッテリーで動作しています。</translation>
    </message>
    <message>
        <source>Your settings leave {reserve} more memory free on battery. The model was loaded before; load it again for that to count.</source>
        <translation>設定により、バッテリー使用時は空きメモリを {reserve} 多く残します。モデルはそれより前に読み込まれたため、反映するには再読み込みしてください。</translation>
    </message>
    <message>
        <source>{ratio}&#xa0;% of the experts are streamed from the drive, and that takes power with every token. Streaming less of them, or a smaller model, makes the battery last longer.</source>
        <translation>エキスパートの {ratio}% をドライブからストリーミングしており、トークンごとに電力を使います。ストリーミングを減らすか小さいモデルにすると、バッテリーが長持ちします。</translation>
    </message>
</context>
<context>
    <name>Bottleneck</name>
    <message>
        <source>Limited by computing</source>
        <translation>計算がボトルネック</translation>
    </message>
    <message>
        <source>Other programs keep the processor busy</source>
        <translation>他のプログラムがプロセッサを使用中</translation>
    </message>
    <message>
        <source>What limits it is not known here</source>
        <translation>ボトルネックは不明です</translation>
    </message>
    <message>
        <source>Limited by streaming from the file cache</source>
        <translation>ファイルキャッシュからのストリーミングがボトルネック</translation>
    </message>
    <message>
        <source>Limited by streaming from the drive</source>
        <translation>ドライブからのストリーミングがボトルネック</translation>
    </message>
    <message>
        <source>Limited by heat</source>
        <translation>発熱がボトルネック</translation>
    </message>
    <message>
        <source>Limited by paging: memory is too short</source>
        <translation>ページングがボトルネック: メモリ不足</translation>
    </message>
    <message>
        <source>Limited by swapping: memory is too short</source>
        <translation>スワップがボトルネック: メモリ不足</translation>
    </message>
    <message>
        <source>Stream a larger share of the experts, or close other programs.</source>
        <translation>ストリーミングするエキスパートを増やすか、ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>ほかのプログラムを閉じるか、より小さいモデルを選択してください。</translation>
    </message>
    <message>
        <source>The memory of the engine is limited, by a container for example: raise that limit.</source>
        <translation>コンテナーなどにより、エンジンのメモリが制限されています。制限を緩めてください。</translation>
    </message>
    <message>
        <source>Memory and drive keep up: nothing to do.</source>
        <translation>メモリとドライブは十分で、対処不要です。</translation>
    </message>
    <message>
        <source>Close those that compute.</source>
        <translation>計算しているプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>The model computes little, and nothing is seen that it waits for.</source>
        <translation>モデルはほとんど計算しておらず、何を待っているかは分かりません。</translation>
    </message>
    <message>
        <source>A smaller streamed share makes it faster, where memory allows; a faster drive does not.</source>
        <translation>メモリに余裕があれば、ストリーミングの割合を減らすと速くなります。ドライブを高速にしても速くなりません。</translation>
    </message>
    <message>
        <source>Close other programs, so that the file cache holds more of the model, or stream a smaller share where memory allows.</source>
        <translation>ほかのプログラムを閉じてファイルキャッシュに入るモデルを増やすか、メモリに余裕があればストリーミングの割合を減らしてください。</translation>
    </message>
    <message>
        <source>Let the computer cool down, give it air, and plug it in.</source>
        <translation>PC を冷まし、風通しをよくして、電源に接続してください。</translation>
    </message>
    <message>
        <source>An NVMe drive inside would help most.</source>
        <translation>内蔵の NVMe ドライブが最も効果的です。</translation>
    </message>
    <message>
        <source>{size} streamed per token</source>
        <translation>トークンあたり {size} をストリーミング</translation>
    </message>
    <message>
        <source>{size} streamed per token, {share} % cached</source>
        <translation>トークンあたり {size} をストリーミング、{share}% はキャッシュ</translation>
    </message>
    <message>
        <source>1 core at {share} %</source>
        <translation>CPU 使用率 {share}% (1 コア)</translation>
    </message>
    <message>
        <source>{cores} cores at {share} %</source>
        <translation>CPU 使用率 {share}% ({cores} コア)</translation>
    </message>
    <message>
        <source>{own} % for the model, {all} % in use</source>
        <translation>モデル {own}%、全体 {all}%</translation>
    </message>
    <message>
        <source>graphics {share} % busy</source>
        <translation>GPU 使用率 {share}%</translation>
    </message>
    <message>
        <source>drive {share} % busy</source>
        <translation>ドライブ稼働 {share}%</translation>
    </message>
    <message>
        <source>{size} read a second</source>
        <translation>読み取り {size}/秒</translation>
    </message>
    <message>
        <source>{size} of it from the drive</source>
        <translation>うちドライブから {size}</translation>
    </message>
    <message>
        <source>processor held back {share} % of the time</source>
        <translation>CPU 速度制限の時間 {share}%</translation>
    </message>
    <message>
        <source>processor held to {share} % of its speed</source>
        <translation>CPU の速度を {share}% に制限</translation>
    </message>
    <message>
        <source>graphics held back</source>
        <translation>GPU 速度制限あり</translation>
    </message>
</context>
<context>
    <name>CacheView</name>
    <message>
        <source>In the file cache</source>
        <translation>ファイルキャッシュ内</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Streamed experts that free memory holds: the model gets them without the drive. They give way as soon as another program needs the memory.</source>
        <translation>ストリーミングするエキスパートのうち空きメモリにあるもの。モデルはドライブを使わずに取得できます。ほかのプログラムがメモリを必要とすると、すぐに明け渡します。</translation>
    </message>
    <message>
        <source>Experts in the file cache</source>
        <translation>ファイルキャッシュ内のエキスパート</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Go on reading experts into the file cache</source>
        <translation>ファイルキャッシュへのエキスパートの読み取りを再開</translation>
    </message>
    <message>
        <source>Pause reading experts into the file cache</source>
        <translation>ファイルキャッシュへのエキスパートの読み取りを一時停止</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>It thinks before it answers.</source>
        <translation>回答の前に思考します。</translation>
    </message>
    <message>
        <source>It was trained with images too; moechat talks with it in words.</source>
        <translation>画像も学習していますが、moechat では文章で会話します。</translation>
    </message>
    <message>
        <source>With 8-bit experts streamed, the second answer never came on some computers; a 4-bit model is safer.</source>
        <translation>8 ビットのエキスパートをストリーミングすると、2 番目の回答が返らない PC がありました。4 ビットのモデルの方が安全です。</translation>
    </message>
    <message>
        <source>Its sizes come from descriptions; its own files will tell them exactly.</source>
        <translation>サイズは説明からの値です。正確な値は実際のファイルでわかります。</translation>
    </message>
    <message>
        <source>Somebody reported that a GPU never finished loading it; the processor did. If that happens, choose the CPU.</source>
        <translation>GPU での読み込みが終わらず、プロセッサでは成功したという報告があります。その場合は CPU を選択してください。</translation>
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
        <translation>回答の前に思考する</translation>
    </message>
    <message>
        <source>as the model</source>
        <translation>モデルに従う</translation>
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
        <translation>思考の深さ</translation>
    </message>
    <message>
        <source>Effort: {0}</source>
        <translation>思考の深さ: {0}</translation>
    </message>
    <message>
        <source>How much the model reasons before it answers</source>
        <translation>回答の前にモデルがどれだけ思考するか</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>{0} (changed)</source>
        <translation>{0} (変更あり)</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>プリセット: {0}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>System prompt and sampling of this chat</source>
        <translation>このチャットのシステムプロンプトとサンプリング</translation>
    </message>
    <message>
        <source>The model thinks before it answers: slower, and often better</source>
        <translation>モデルは回答の前に思考します。時間はかかりますが、多くの場合よい回答になります</translation>
    </message>
    <message>
        <source>The model answers at once</source>
        <translation>モデルはすぐに回答します</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>プリセットなし</translation>
    </message>
    <message>
        <source>System prompt of this chat…</source>
        <translation>このチャットのシステムプロンプト…</translation>
    </message>
    <message>
        <source>Make a preset of this chat</source>
        <translation>このチャットからプリセットを作成</translation>
    </message>
    <message>
        <source>All presets…</source>
        <translation>すべてのプリセット…</translation>
    </message>
</context>
<context>
    <name>ChatCommand</name>
    <message>
        <source>{model} is ready on {device} after {seconds:.1f} s.</source>
        <translation>{model} は {seconds:.1f} 秒で {device} に読み込まれました。</translation>
    </message>
    <message>
        <source>Ctrl+C stops an answer, Ctrl+D ends the program.</source>
        <translation>Ctrl+C で回答を停止、Ctrl+D でプログラムを終了します。</translation>
    </message>
    <message>
        <source>{tokens} tokens, {speed:.1f} tok/s, first token {ttft:.2f} s, memory {memory}</source>
        <translation>{tokens} トークン、{speed:.1f} tok/s、最初のトークン {ttft:.2f} 秒、メモリ {memory}</translation>
    </message>
    <message>
        <source>1 token after {ttft:.2f} s, memory {memory}</source>
        <translation>1 トークン、{ttft:.2f} 秒、メモリ {memory}</translation>
    </message>
    <message>
        <source>Stopped before the model was loaded.</source>
        <translation>モデルが読み込まれる前に停止しました。</translation>
    </message>
    <message>
        <source>The answer cannot be written ({reason}). Send it somewhere else.</source>
        <translation>回答を書き出せません ({reason})。別の出力先にしてください。</translation>
    </message>
</context>
<context>
    <name>ChatDelegate</name>
    <message>
        <source>Draft</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>新しいタイトル</translation>
    </message>
</context>
<context>
    <name>ChatListModel</name>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>最近削除した項目</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>閉じています</translation>
    </message>
    <message>
        <source>{0}, {1} chats, {2}</source>
        <translation>{0}、チャット {1} 件、{2}</translation>
    </message>
    <message>
        <source>{0}, with an unsent draft</source>
        <translation>{0}、未送信の下書きあり</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>Previous 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>それ以前</translation>
    </message>
</context>
<context>
    <name>ChatPresenter</name>
    <message>
        <source>Temporary chat</source>
        <translation>一時チャット</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Show {0}</source>
        <translation>{0} を表示</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>{0} を外す</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
</context>
<context>
    <name>ChipFlow</name>
    <message>
        <source>Attachments</source>
        <translation>添付</translation>
    </message>
</context>
<context>
    <name>ChoiceStrip</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ChoicesPresenter</name>
    <message>
        <source>My preset {0}</source>
        <translation>マイプリセット {0}</translation>
    </message>
    <message>
        <source>My preset</source>
        <translation>マイプリセット</translation>
    </message>
</context>
<context>
    <name>CodeSaver</name>
    <message>
        <source>Save the code</source>
        <translation>コードを保存</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach documents or images</source>
        <translation>文書や画像を添付</translation>
    </message>
    <message>
        <source>Force stop</source>
        <translation>強制停止</translation>
    </message>
    <message>
        <source>End the engine at once. What was written is kept; the model loads again.</source>
        <translation>エンジンをすぐに終了します。書かれた内容は残り、モデルは再び読み込まれます。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the answer with what it has</source>
        <translation>ここまでの内容で回答を終わらせます</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter). Enter begins a new line.</source>
        <translation>送信 (Ctrl+Enter)。Enter で改行します。</translation>
    </message>
    <message>
        <source>Send (Enter). Shift+Enter begins a new line.</source>
        <translation>送信 (Enter)。Shift+Enter で改行します。</translation>
    </message>
    <message>
        <source>Choose a model, then write your message here</source>
        <translation>モデルを選択して、ここにメッセージを入力</translation>
    </message>
    <message>
        <source>You can type already</source>
        <translation>もう入力できます</translation>
    </message>
    <message>
        <source>Type the next message…</source>
        <translation>次のメッセージを入力…</translation>
    </message>
    <message>
        <source>Message {0}</source>
        <translation>{0} へのメッセージ</translation>
    </message>
    <message>
        <source>Write what you want to know of it.</source>
        <translation>知りたいことを書いてください。</translation>
    </message>
    <message>
        <source>You can send this when the answer has ended.</source>
        <translation>回答が終わったら送信できます。</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>先にモデルを選択してください。</translation>
    </message>
    <message>
        <source>The engine has not stopped yet.</source>
        <translation>エンジンがまだ停止していません。</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>The name {host} is known.</source>
        <translation>{host} の名前を解決できました。</translation>
    </message>
    <message>
        <source>{host} can be reached.</source>
        <translation>{host} に接続できます。</translation>
    </message>
    <message>
        <source>The proxy {host} lets us through.</source>
        <translation>プロキシ {host} を通過できます。</translation>
    </message>
    <message>
        <source>The certificate of {host} is trusted.</source>
        <translation>{host} の証明書は信頼されています。</translation>
    </message>
    <message>
        <source>{host} answers as a model hub does.</source>
        <translation>{host} はモデルハブとして応答しています。</translation>
    </message>
    <message>
        <source>Your access token is accepted.</source>
        <translation>アクセストークンは受け入れられました。</translation>
    </message>
    <message>
        <source>Nobody knows the name {host}.</source>
        <translation>{host} の名前を解決できません。</translation>
    </message>
    <message>
        <source>{host} does not take the connection.</source>
        <translation>{host} が接続を受け付けません。</translation>
    </message>
    <message>
        <source>Your access token is accepted; it is that of {user}.</source>
        <translation>アクセストークンは {user} のものとして受け入れられました。</translation>
    </message>
</context>
<context>
    <name>ConnectionRow</name>
    <message>
        <source>Test connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>テストしています…</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>すべて正常です。</translation>
    </message>
    <message>
        <source>It does not work: the last step below failed.</source>
        <translation>接続できません。下の最後の段階で失敗しました。</translation>
    </message>
    <message>
        <source>It could not be tested.</source>
        <translation>テストできませんでした。</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>失敗</translation>
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
        <translation>チャットが収まらなくなったとき</translation>
    </message>
    <message>
        <source>Stop and say so</source>
        <translation>停止して知らせる</translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <translation>古いメッセージを省く</translation>
    </message>
    <message>
        <source>Summarise the oldest messages</source>
        <translation>古いメッセージを要約する</translation>
    </message>
    <message>
        <source>A system prompt has {0} characters at most.</source>
        <translation>システムプロンプトは {0} 文字までです。</translation>
    </message>
    <message>
        <source>{0} of the {1} tokens that the model can keep in mind: system prompt, messages and the last answer.</source>
        <translation>モデルが扱える {1} トークンのうち {0} を使用: システムプロンプト、メッセージ、最後の回答。</translation>
    </message>
    <message>
        <source>What you are typing has {0}.</source>
        <translation>入力中のメッセージは {0} です。</translation>
    </message>
    <message>
        <source>Estimated, as the model has not counted it yet.</source>
        <translation>モデルがまだ数えていないため、推定値です。</translation>
    </message>
    <message>
        <source>The oldest messages make room, as you chose.</source>
        <translation>選択した設定に従って、古いメッセージを減らします。</translation>
    </message>
    <message>
        <source>Little room is left for answers.</source>
        <translation>回答に使える余裕がわずかです。</translation>
    </message>
    <message>
        <source>This does not fit any more.</source>
        <translation>もう収まりません。</translation>
    </message>
    <message>
        <source>With this message the chat has about {0} tokens, and the model can keep {1} in mind. What is to happen with the oldest messages?</source>
        <translation>このメッセージを含めるとチャットは約 {0} トークンで、モデルが扱えるのは {1} です。古いメッセージをどうしますか?</translation>
    </message>
    <message>
        <source>This message alone has about {0} tokens, and the model can keep {1} in mind. Shorten it, or send it in parts.</source>
        <translation>このメッセージだけで約 {0} トークンあり、モデルが扱えるのは {1} です。短くするか、分けて送信してください。</translation>
    </message>
    <message>
        <source>The pasted text has about {0} tokens and does not fit: the model can keep {1} in mind.</source>
        <translation>貼り付けたテキストは約 {0} トークンで、収まりません。モデルが扱えるのは {1} です。</translation>
    </message>
    <message>
        <source>The pasted text has {0} characters. It can go with the message as a document.</source>
        <translation>貼り付けたテキストは {0} 文字です。文書としてメッセージに添付できます。</translation>
    </message>
    <message>
        <source>1 earlier message is read by the model as a summary</source>
        <translation>以前のメッセージ 1 件を、モデルは要約で読みます</translation>
    </message>
    <message>
        <source>{0} earlier messages are read by the model as a summary</source>
        <translation>以前のメッセージ {0} 件を、モデルは要約で読みます</translation>
    </message>
    <message>
        <source>1 earlier message is no longer read by the model</source>
        <translation>以前のメッセージ 1 件は、モデルに読まれなくなりました</translation>
    </message>
    <message>
        <source>{0} earlier messages are no longer read by the model</source>
        <translation>以前のメッセージ {0} 件は、モデルに読まれなくなりました</translation>
    </message>
</context>
<context>
    <name>ContextMarks</name>
    <message>
        <source>Summarising the oldest messages, which no longer fit.</source>
        <translation>収まらなくなった古いメッセージを要約しています。</translation>
    </message>
</context>
<context>
    <name>ContextMeter</name>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
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
        <translation>全チャット共通: {0}</translation>
    </message>
</context>
<context>
    <name>ContextPresenter</name>
    <message>
        <source>Take it out</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>省く</translation>
    </message>
    <message>
        <source>Summarise them</source>
        <translation>要約する</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>このまま送信</translation>
    </message>
    <message>
        <source>Attach as a document</source>
        <translation>文書として添付</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>コードをコピー</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Delete all for good</source>
        <translation>すべて完全に削除</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>アーカイブから戻す</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>フォルダーへ移動</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新しいフォルダー…</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>フォルダーなし</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Delete the folder, keep its chats</source>
        <translation>フォルダーを削除 (チャットは残す)</translation>
    </message>
</context>
<context>
    <name>DeleteData</name>
    <message>
        <source>Chats</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Logs, and what can be fetched again</source>
        <translation>ログと、再取得できるデータ</translation>
    </message>
    <message>
        <source>Models that moechat downloaded or copied</source>
        <translation>moechat がダウンロードまたはコピーしたモデル</translation>
    </message>
    <message>
        <source>For good:</source>
        <translation>完全に削除するもの:</translation>
    </message>
    <message>
        <source>Access token and proxy password: the keyring</source>
        <translation>アクセストークンとプロキシのパスワード: キーリング</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>Type “{0}” to go on: </source>
        <translation>続けるには「{0}」と入力してください: </translation>
    </message>
    <message>
        <source>moechat is running with this data. Quit it, then try again.</source>
        <translation>moechat がこのデータを使って動作しています。終了してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Nothing was deleted. Without a terminal, --yes is the answer.</source>
        <translation>何も削除していません。端末がない場合は、--yes を付けると削除します。</translation>
    </message>
    <message>
        <source>All of it was deleted.</source>
        <translation>すべて削除しました。</translation>
    </message>
</context>
<context>
    <name>DeletionQuestion</name>
    <message>
        <source>Delete this for good? It cannot be undone.</source>
        <translation>完全に削除しますか? この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>In the keyring of the system</source>
        <translation>システムのキーリング内</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0} · only those that moechat downloaded or copied</source>
        <translation>{0} · moechat がダウンロードまたはコピーしたものだけ</translation>
    </message>
</context>
<context>
    <name>DetailsPane</name>
    <message>
        <source>Details of the model</source>
        <translation>モデルの詳細</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>詳細を閉じる</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>詳細を閉じる (Esc)</translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation>ページを開く…</translation>
    </message>
    <message>
        <source>Read its licence…</source>
        <translation>ライセンスを読む…</translation>
    </message>
    <message>
        <source>Speed and memory here</source>
        <translation>この PC での速度とメモリ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>What its page says</source>
        <translation>ページの説明</translation>
    </message>
    <message>
        <source>The hub has something newer: {0}.</source>
        <translation>ハブに新しいバージョンがあります: {0}。</translation>
    </message>
</context>
<context>
    <name>DiagnosticsPage</name>
    <message>
        <source>Look again</source>
        <translation>もう一度調べる</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>調べています…</translation>
    </message>
</context>
<context>
    <name>DiskView</name>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Bytes of experts that were not in memory, for each token of the last seconds: blue from the file cache, orange from the drive. By the system&apos;s counters of the engine alone. Windows does not tell them apart.</source>
        <translation>メモリになかったエキスパートのバイト数を、直近の数秒間のトークンごとに示します。青はファイルキャッシュから、オレンジはドライブからです。エンジンだけのシステムのカウンターによる値です。Windows では区別できません。</translation>
    </message>
    <message>
        <source>What a token waits for, by medians of the last five seconds. While no answer is written: of the last one.</source>
        <translation>トークンが何を待っているか。直近 5 秒間の中央値によります。回答中でないときは、最後の回答の値です。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Reads, page faults, swap, processor and graphics</source>
        <translation>読み取り、ページフォールト、スワップ、プロセッサ、GPU</translation>
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
        <translation>保存先を選べるように、ドライブを調べています…</translation>
    </message>
    <message>
        <source>The download of {0} was cancelled</source>
        <translation>{0} のダウンロードを中止しました</translation>
    </message>
    <message>
        <source>{0} of it are kept, so that it can go on from there.</source>
        <translation>再開できるように、{0} が残してあります。</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>Reading every file of {0}</source>
        <translation>{0} の全ファイルを読んでいます</translation>
    </message>
    <message>
        <source>Copying the models of {0}</source>
        <translation>{0} のモデルをコピーしています</translation>
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
        <translation>{0}: すべてのファイルが正常です</translation>
    </message>
    <message>
        <source>{0}: files are damaged</source>
        <translation>{0}: 破損したファイルがあります</translation>
    </message>
    <message>
        <source>Repair fetches just these again: {0}</source>
        <translation>修復では次のファイルだけを取得し直します: {0}</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>{0} is loaded</source>
        <translation>{0} は読み込まれています</translation>
    </message>
    <message>
        <source>To delete it, it has to be unloaded first.</source>
        <translation>削除するには、先にアンロードする必要があります。</translation>
    </message>
    <message>
        <source>Unload and delete</source>
        <translation>アンロードして削除</translation>
    </message>
    <message>
        <source>{0} was deleted</source>
        <translation>{0} を削除しました</translation>
    </message>
    <message>
        <source>It can be brought back until moechat is closed.</source>
        <translation>moechat を閉じるまでは元に戻せます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Download</name>
    <message>
        <source>waiting for its turn</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>開始しています</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>asking the hub</source>
        <translation>ハブに問い合わせ中</translation>
    </message>
    <message>
        <source>checking what is here</source>
        <translation>既存のファイルを確認中</translation>
    </message>
    <message>
        <source>downloading</source>
        <translation>ダウンロード中</translation>
    </message>
    <message>
        <source>waiting to try again</source>
        <translation>再試行待ち</translation>
    </message>
    <message>
        <source>waiting for space on the drive</source>
        <translation>ドライブの空き待ち</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>仕上げ中</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>changed since it was verified</source>
        <translation>検証後に変更あり</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完全</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{size} a second</source>
        <translation>{size}/秒</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>残り {time}</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>1 分未満</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} 時間</translation>
    </message>
</context>
<context>
    <name>DownloadBar</name>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>モデルを表示</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>{0} waiting</source>
        <translation>待機中 {0}</translation>
    </message>
    <message>
        <source>Pause the download of {0}</source>
        <translation>{0} のダウンロードを一時停止</translation>
    </message>
    <message>
        <source>Cancel the download of {0}</source>
        <translation>{0} のダウンロードを中止</translation>
    </message>
</context>
<context>
    <name>Drive</name>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Looking at the drive…</source>
        <translation>ドライブを調べています…</translation>
    </message>
    <message>
        <source>Writing a file to read…</source>
        <translation>読み取るファイルを書き込んでいます…</translation>
    </message>
    <message>
        <source>Reading 4 kB at a time…</source>
        <translation>4 kB ずつ読み取っています…</translation>
    </message>
    <message>
        <source>Reading expert slices…</source>
        <translation>エキスパートのスライスを読み取っています…</translation>
    </message>
    <message>
        <source>Reading four slices at a time…</source>
        <translation>4 スライスずつ同時に読み取っています…</translation>
    </message>
    <message>
        <source>Reading in order…</source>
        <translation>先頭から順に読み取っています…</translation>
    </message>
    <message>
        <source>Trying read-ahead…</source>
        <translation>先読みを試しています…</translation>
    </message>
    <message>
        <source>Looking at the other drives…</source>
        <translation>ほかのドライブを調べています…</translation>
    </message>
    <message>
        <source>not available here</source>
        <translation>利用不可</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>読み取ったもの</translation>
    </message>
    <message>
        <source>4 kB, random</source>
        <translation>4 kB ランダム</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>シーケンシャル</translation>
    </message>
    <message>
        <source>Read-ahead</source>
        <translation>先読み</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation>ストリーミング</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>最初のトークン</translation>
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
        <translation>1 スライス</translation>
    </message>
    <message>
        <source>Four slices</source>
        <translation>4 スライス</translation>
    </message>
    <message>
        <source>tok/s at {0} %</source>
        <translation>tok/s ({0}%)</translation>
    </message>
    <message>
        <source>{0} µs</source>
        <translation>{0} µs</translation>
    </message>
    <message>
        <source>What this drive allows with {model} (an example: there is no such model here), a prompt of 1,000 tokens, and nothing of the model in the file cache:</source>
        <translation>このドライブで見込める速度 ({model} の例で、このモデルはここにありません。プロンプト 1,000 トークン、ファイルキャッシュなし):</translation>
    </message>
    <message>
        <source>What this drive allows with {model}, a prompt of 1,000 tokens, and nothing of the model in the file cache:</source>
        <translation>このドライブで見込める速度 ({model}、プロンプト 1,000 トークン、ファイルキャッシュなし):</translation>
    </message>
    <message>
        <source>the largest weights there, {0} in {1} s</source>
        <translation>最大の重みファイル ({1} 秒で {0})</translation>
    </message>
    <message>
        <source>a file written for it, {0} in {1} s</source>
        <translation>テスト用に書き込んだファイル ({1} 秒で {0})</translation>
    </message>
    <message>
        <source>through the file cache</source>
        <translation>ファイルキャッシュ経由</translation>
    </message>
    <message>
        <source>{0} µs in the middle, {1} µs for the slowest hundredth, {2} a second</source>
        <translation>中央値 {0} µs、最も遅い 1% は {1} µs、{2} 回/秒</translation>
    </message>
    <message>
        <source>Slices of {0}</source>
        <translation>{0} のスライス</translation>
    </message>
    <message>
        <source>{0}, one at a time</source>
        <translation>1 つずつ {0}</translation>
    </message>
    <message>
        <source>{0}, four at a time</source>
        <translation>4 つ同時に {0}</translation>
    </message>
    <message>
        <source>{0} MB/s</source>
        <translation>{0} MB/秒</translation>
    </message>
    <message>
        <source>{0} kB</source>
        <translation>{0} kB</translation>
    </message>
    <message>
        <source>the whole drive (LUKS, dm-crypt)</source>
        <translation>ドライブ全体 (LUKS、dm-crypt)</translation>
    </message>
    <message>
        <source>by the file system (fscrypt)</source>
        <translation>ファイルシステムによる (fscrypt)</translation>
    </message>
    <message>
        <source>by a file system on top of another</source>
        <translation>上に重ねたファイルシステムによる</translation>
    </message>
    <message>
        <source>the whole drive (BitLocker)</source>
        <translation>ドライブ全体 (BitLocker)</translation>
    </message>
    <message>
        <source>this file (EFS)</source>
        <translation>このファイル (EFS)</translation>
    </message>
    <message>
        <source>none to be seen</source>
        <translation>検出されず</translation>
    </message>
    <message>
        <source>{0} GT/s on {1} lanes</source>
        <translation>{0} GT/s × {1} レーン</translation>
    </message>
    <message>
        <source>the drive could do {0} GT/s on {1} lanes</source>
        <translation>ドライブの対応は {0} GT/s × {1} レーン</translation>
    </message>
    <message>
        <source>This is memory, not a drive: these figures are of copying. What lies here takes memory that the model itself needs, and is gone after the next start. Keep models on a drive.</source>
        <translation>これはドライブではなくメモリで、値はコピーの速度です。ここに置いたものは、モデルに必要なメモリを使い、次の起動で失われます。モデルはドライブに置いてください。</translation>
    </message>
    <message>
        <source>The drive is too slow to be measured in this time; streamed models will hardly answer from it.</source>
        <translation>ドライブが遅すぎて、この時間では測定できません。ここからストリーミングするモデルは、ほとんど回答できません。</translation>
    </message>
    <message>
        <source>{model} streams nothing; the drive matters only while it loads.</source>
        <translation>{model} は何もストリーミングしません。ドライブが関係するのは読み込み中だけです。</translation>
    </message>
    <message>
        <source>Several slices at a time come faster, but OpenVINO reads one after the other: the figure for one at a time is the one that counts, not the one on the label.</source>
        <translation>複数のスライスを同時に読み取る方が高速ですが、OpenVINO は 1 つずつ読み取ります。目安になるのは製品に表示された値ではなく、「1 つずつ」の値です。</translation>
    </message>
    <message>
        <source>This PC has no graphics that can stream. With such graphics, and half of the experts of {model} on this drive, it would allow about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>この PC にはストリーミングできるグラフィックスがありません。あれば、{model} のエキスパートの半分をこのドライブに置いて、毎秒約 {speed} トークン、最初のトークンまで {first} 秒の見込みです。</translation>
    </message>
    <message>
        <source>This drive is fast enough to stream from: with half of the experts of {model} on it about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>ストリーミングに十分な速さのドライブです。{model} のエキスパートの半分をここからストリーミングすると、約 {speed} トークン/秒、最初のトークンまで {first} 秒です。</translation>
    </message>
    <message>
        <source>This drive can be streamed from, if not fast: with half of the experts of {model} on it about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>速くはありませんが、ストリーミングに使えるドライブです。{model} のエキスパートの半分をここからストリーミングすると、約 {speed} トークン/秒、最初のトークンまで {first} 秒です。</translation>
    </message>
    <message>
        <source>This drive is slow to stream from: with half of the experts of {model} on it only about {speed} tokens a second, and {first} s to the first token.</source>
        <translation>ストリーミングには遅いドライブです。{model} のエキスパートの半分をここからストリーミングすると、約 {speed} トークン/秒しか出ず、最初のトークンまで {first} 秒かかります。</translation>
    </message>
    <message>
        <source>What the file cache holds comes faster than from any drive.</source>
        <translation>ファイルキャッシュにある分は、どのドライブよりも速く読み取れます。</translation>
    </message>
    <message>
        <source>This file system cannot be read past the file cache, so some of the figures may be better than the drive.</source>
        <translation>このファイルシステムではファイルキャッシュを避けて読み取れないため、一部の値はドライブの実力より良い可能性があります。</translation>
    </message>
    <message>
        <source>The drive is connected by less than it can: {link}. Another slot, or a setting of the firmware, may double its speed.</source>
        <translation>ドライブが性能より遅い接続になっています: {link}。別のスロットを使うか、ファームウェアの設定を変えると、速度が 2 倍になることがあります。</translation>
    </message>
    <message>
        <source>What lies here is encrypted; deciphering is part of what was measured.</source>
        <translation>ここのデータは暗号化されています。測定値には復号の時間が含まれます。</translation>
    </message>
    <message>
        <source>What lies here is compressed ({how}). Weights hardly become smaller by it, and reading them takes longer: keep models in a folder without compression.</source>
        <translation>ここのデータは圧縮されています ({how})。重みは圧縮してもほとんど小さくならず、読み取りが遅くなります。モデルは圧縮しないフォルダーに置いてください。</translation>
    </message>
    <message>
        <source>Another drive of this computer is the better place for models: {folder} ({kind}) reads slices at {speed}, and has {free} of room.</source>
        <translation>この PC には、モデルの保存により適したドライブがあります。{folder} ({kind}) はスライスを {speed}で読み取れ、空きは {free} です。</translation>
    </message>
    <message>
        <source>Read-ahead is {kb} kB here. Through an emptied file cache, as OpenVINO reads, slices come at {present} MB/s; with {tried}.</source>
        <translation>現在の先読みは {kb} kB です。OpenVINO と同じように、空にしたファイルキャッシュを通すと、スライスは {present} MB/秒で読み取れます。ほかの方法 (MB/秒): {tried}。</translation>
    </message>
    <message>
        <source>It covers a whole slice already, so leave it as it is: a larger one has nothing to win, and what differs here is the drive&apos;s own unsteadiness. Never set it to 0.</source>
        <translation>すでにスライス全体を先読みしているため、そのままにしてください。大きくしても効果はなく、値の違いはドライブ自体のばらつきです。0 には設定しないでください。</translation>
    </message>
    <message>
        <source>No larger value wins a tenth, so leave it as it is. Never set it to 0: slices are read in large pieces, which only read-ahead keeps together.</source>
        <translation>大きくしても 1 割も速くならないため、そのままにしてください。0 には設定しないでください。スライスを大きな単位で読み取れるのは、先読みがあるからです。</translation>
    </message>
    <message>
        <source>{better} kB would win on this drive, which was tried by reading ahead of single slices; nothing of the system was changed. To try it until the next start, and to keep it:</source>
        <translation>このドライブでは {better} kB にすると速くなります。スライスごとの先読みで試した結果で、システムは何も変更していません。次の起動まで試すコマンドと、常に有効にするコマンド:</translation>
    </message>
    <message>
        <source>twice of it {0}</source>
        <translation>2 倍の先読み {0}</translation>
    </message>
    <message>
        <source>the whole slice advised {0}</source>
        <translation>スライス全体の予告 {0}</translation>
    </message>
    <message>
        <source>the whole slice read ahead {0}</source>
        <translation>スライス全体の先読み {0}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>DriveCard</name>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Progress of the drive test</source>
        <translation>ドライブのテストの進行状況</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Compare all drives</source>
        <translation>全ドライブを比較</translation>
    </message>
    <message>
        <source>Test one drive after the other</source>
        <translation>ドライブを 1 つずつテストします</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the drive test</source>
        <translation>ドライブのテストを停止</translation>
    </message>
    <message>
        <source>Test this drive</source>
        <translation>このドライブをテスト</translation>
    </message>
    <message>
        <source>What the drive allows</source>
        <translation>ドライブで見込める速度</translation>
    </message>
    <message>
        <source>Drives that were tested</source>
        <translation>テストしたドライブ</translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop it here</source>
        <translation>ここにドロップ</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>{0} and more</source>
        <translation>{0} など</translation>
    </message>
    <message>
        <source>What can be dropped here: {0}</source>
        <translation>ここにドロップできるもの: {0}</translation>
    </message>
    <message>
        <source>moechat can do nothing with {0}</source>
        <translation>moechat では {0} を扱えません</translation>
    </message>
    <message>
        <source>Looking at what was dropped…</source>
        <translation>ドロップされたものを調べています…</translation>
    </message>
</context>
<context>
    <name>EditRow</name>
    <message>
        <source>Edit your message</source>
        <translation>メッセージを編集</translation>
    </message>
    <message>
        <source>The message as it was stays as a version.</source>
        <translation>元のメッセージはバージョンとして残ります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Leave the message as it is (Esc)</source>
        <translation>メッセージを変更しない (Esc)</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation>編集したメッセージを送信</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter)</source>
        <translation>送信 (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>What would you like to know?</source>
        <translation>何を知りたいですか?</translation>
    </message>
    <message>
        <source>Runs on this PC. Nothing you type leaves it.</source>
        <translation>この PC 上で動作します。入力した内容が外に出ることはありません。</translation>
    </message>
    <message>
        <source>Explain something</source>
        <translation>説明してもらう</translation>
    </message>
    <message>
        <source>Explain in simple words: </source>
        <translation>次のことをやさしい言葉で説明してください: </translation>
    </message>
    <message>
        <source>Draft a reply</source>
        <translation>返信を下書き</translation>
    </message>
    <message>
        <source>Draft a friendly reply to this message:

</source>
        <translation>次のメッセージへの親しみやすい返信を下書きしてください:

</translation>
    </message>
    <message>
        <source>Review code</source>
        <translation>コードをレビュー</translation>
    </message>
    <message>
        <source>Review this code and name its faults:

</source>
        <translation>次のコードをレビューして、問題点を挙げてください:

</translation>
    </message>
</context>
<context>
    <name>EnginePresenter</name>
    <message>
        <source>Paging</source>
        <translation>ページング</translation>
    </message>
</context>
<context>
    <name>EngineState</name>
    <message>
        <source>Checking the files</source>
        <translation>ファイルを確認中</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>重みを読み込み中</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>コンパイル中</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>ウォームアップ中</translation>
    </message>
    <message>
        <source>Loading, {percent}&#xa0;%</source>
        <translation>読み込み中 {percent}%</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>プロンプトを読み取り中</translation>
    </message>
    <message>
        <source>Engine restarted</source>
        <translation>エンジン再起動済み</translation>
    </message>
    <message>
        <source>Unloaded</source>
        <translation>アンロード済み</translation>
    </message>
    <message>
        <source>Engine off</source>
        <translation>エンジン停止中</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>回答中</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止処理中</translation>
    </message>
    <message>
        <source>Freeing memory</source>
        <translation>メモリを解放中</translation>
    </message>
    <message>
        <source>Engine stopped</source>
        <translation>エンジン停止</translation>
    </message>
    <message>
        <source>Loading: checking the files</source>
        <translation>読み込み: ファイルを確認中</translation>
    </message>
    <message>
        <source>Loading: reading weights</source>
        <translation>読み込み: 重みを読み込み中</translation>
    </message>
    <message>
        <source>Loading: compiling</source>
        <translation>読み込み: コンパイル中</translation>
    </message>
    <message>
        <source>Loading: warming up</source>
        <translation>読み込み: ウォームアップ中</translation>
    </message>
</context>
<context>
    <name>ExchangePresenter</name>
    <message>
        <source>Chats</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>A temporary chat cannot be exported.</source>
        <translation>一時チャットはエクスポートできません。</translation>
    </message>
    <message>
        <source>Export chats</source>
        <translation>チャットをエクスポート</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Exported chats of moechat, ChatGPT, LM Studio or Open WebUI</source>
        <translation>moechat、ChatGPT、LM Studio、Open WebUI からエクスポートしたチャット</translation>
    </message>
    <message>
        <source>Import chats</source>
        <translation>チャットをインポート</translation>
    </message>
    <message>
        <source>Exported chats (*.json *.zip)</source>
        <translation>エクスポートされたチャット (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading {0}…</source>
        <translation>{0} を読み取っています…</translation>
    </message>
    <message>
        <source>Import copies</source>
        <translation>複製としてインポート</translation>
    </message>
    <message>
        <source>Import nothing</source>
        <translation>インポートしない</translation>
    </message>
    <message>
        <source>Import the others</source>
        <translation>残りをインポート</translation>
    </message>
    <message>
        <source>Open the chat</source>
        <translation>チャットを開く</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>You</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Attached: {0}</source>
        <translation>添付: {0}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Exported from moechat, {0}</source>
        <translation>moechat からエクスポート、{0}</translation>
    </message>
    <message>
        <source>Page {0}</source>
        <translation>{0} ページ</translation>
    </message>
    <message>
        <source>Begun {0}</source>
        <translation>開始: {0}</translation>
    </message>
    <message>
        <source>This answer was interrupted.</source>
        <translation>この回答は中断されました。</translation>
    </message>
    <message>
        <source>This answer was stopped.</source>
        <translation>この回答は停止されました。</translation>
    </message>
    <message>
        <source>This answer ended at its limit of length.</source>
        <translation>この回答は長さの上限で終わりました。</translation>
    </message>
    <message>
        <source>This message was damaged on the drive.</source>
        <translation>このメッセージはドライブ上で破損しています。</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>JSON, with all versions, to be imported again</source>
        <translation>JSON (全バージョンを含み、再インポート可能)</translation>
    </message>
    <message>
        <source>Exporting: {0} of {1} messages</source>
        <translation>エクスポート中: {1} 件中 {0} 件のメッセージ</translation>
    </message>
    <message>
        <source>1 chat saved as {name}.</source>
        <translation>1 件のチャットを {name} に保存しました。</translation>
    </message>
    <message>
        <source>{count} chats saved as {name}.</source>
        <translation>{count} 件のチャットを {name} に保存しました。</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>No model is loaded.</source>
        <translation>モデルが読み込まれていません。</translation>
    </message>
    <message>
        <source>Choose a model folder to begin.</source>
        <translation>始めるには、モデルフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>An answer is still being written.</source>
        <translation>まだ回答を書いている途中です。</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>終わるまで待つか、停止してください。</translation>
    </message>
    <message>
        <source>This conversation is too long for the model.</source>
        <translation>この会話はモデルには長すぎます。</translation>
    </message>
    <message>
        <source>It has {prompt_tokens} tokens, and {context_tokens} fit.</source>
        <translation>{prompt_tokens} トークンあり、収まるのは {context_tokens} です。</translation>
    </message>
    <message>
        <source>Start a new chat, shorten the message, or choose below the chat that its oldest messages are left out or summarised.</source>
        <translation>新しいチャットを始めるか、メッセージを短くするか、古いメッセージを省くか要約する設定をチャットの下で選択してください。</translation>
    </message>
    <message>
        <source>The model wrote no summary of the oldest messages.</source>
        <translation>モデルが古いメッセージの要約を書きませんでした。</translation>
    </message>
    <message>
        <source>Without one this chat does not fit. Try again, or choose below the chat that its oldest messages are left out.</source>
        <translation>要約がないと、このチャットは収まりません。もう一度試すか、古いメッセージを省く設定をチャットの下で選択してください。</translation>
    </message>
    <message>
        <source>Something could not be deleted.</source>
        <translation>一部を削除できませんでした。</translation>
    </message>
    <message>
        <source>Check who may write there, and delete it again or by hand.</source>
        <translation>書き込み権限を確認してもう一度削除するか、手動で削除してください。</translation>
    </message>
    <message>
        <source>The keyring does not let go of its entries.</source>
        <translation>キーリングの項目を削除できません。</translation>
    </message>
    <message>
        <source>They are the access token and the proxy password. Delete the entries “moechat” in the keyring yourself.</source>
        <translation>アクセストークンとプロキシのパスワードです。キーリングで「moechat」の項目を手動で削除してください。</translation>
    </message>
    <message>
        <source>This file has no presets.</source>
        <translation>このファイルにプリセットはありません。</translation>
    </message>
    <message>
        <source>It is {path}.</source>
        <translation>ファイル: {path}</translation>
    </message>
    <message>
        <source>Choose a JSON or TOML file that was exported here. Nothing was changed.</source>
        <translation>ここからエクスポートした JSON または TOML ファイルを選択してください。何も変更されていません。</translation>
    </message>
    <message>
        <source>There is nothing to answer yet.</source>
        <translation>まだ回答するものがありません。</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>先にメッセージを書いてください。</translation>
    </message>
    <message>
        <source>This chat was deleted in another window.</source>
        <translation>このチャットは別のウィンドウで削除されました。</translation>
    </message>
    <message>
        <source>What you typed is still here. Start a new chat.</source>
        <translation>入力した内容は残っています。新しいチャットを始めてください。</translation>
    </message>
    <message>
        <source>The memory for this conversation is used up.</source>
        <translation>この会話用のメモリを使い切りました。</translation>
    </message>
    <message>
        <source>What was written is kept. Start a new chat, or close other programs and load the model again.</source>
        <translation>書かれた内容は残ります。新しいチャットを始めるか、ほかのプログラムを閉じてモデルを再読み込みしてください。</translation>
    </message>
    <message>
        <source>The answer could not be finished.</source>
        <translation>回答を最後まで書けませんでした。</translation>
    </message>
    <message>
        <source>What was written is kept. If it happens again, reload the model.</source>
        <translation>書かれた内容は残ります。また起きた場合は、モデルを再読み込みしてください。</translation>
    </message>
    <message>
        <source>The engine did not understand a request.</source>
        <translation>エンジンが要求を理解できませんでした。</translation>
    </message>
    <message>
        <source>This is a mistake in moechat, not yours. Trying again may help.</source>
        <translation>これは moechat の誤りです。もう一度試すと、うまくいくかもしれません。</translation>
    </message>
    <message>
        <source>This conversation is too large to send.</source>
        <translation>この会話は大きすぎて送信できません。</translation>
    </message>
    <message>
        <source>It takes {bytes}; at most {limit} can be sent.</source>
        <translation>{bytes} あり、送信できるのは {limit} までです。</translation>
    </message>
    <message>
        <source>Start a new chat, or shorten the message.</source>
        <translation>新しいチャットを始めるか、メッセージを短くしてください。</translation>
    </message>
    <message>
        <source>The computer runs on its battery.</source>
        <translation>バッテリーで動作しています。</translation>
    </message>
    <message>
        <source>Speeds measured now would not hold on mains power. Plug it in and try again, or measure on battery all the same.</source>
        <translation>今測定した速度は、電源接続時には当てはまりません。電源に接続してもう一度試すか、このままバッテリーで測定してください。</translation>
    </message>
    <message>
        <source>Your chats were saved by a newer moechat.</source>
        <translation>チャットは、より新しい moechat で保存されています。</translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version to open them.</source>
        <translation>何も変更されていません。開くには新しいバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>They are in {path}.</source>
        <translation>保存場所: {path}</translation>
    </message>
    <message>
        <source>The file that holds your chats is damaged.</source>
        <translation>チャットを保存しているファイルが破損しています。</translation>
    </message>
    <message>
        <source>Put back a copy of it, or go on with what can still be read of it: the damaged file is kept under another name.</source>
        <translation>コピーがあれば戻すか、まだ読み取れる部分で続けてください。破損したファイルは別の名前で残ります。</translation>
    </message>
    <message>
        <source>Read from the damaged file: {messages} messages in {chats} chats.</source>
        <translation>破損したファイルから読み取れたもの: チャット {chats} 件、メッセージ {messages} 件。</translation>
    </message>
    <message>
        <source>What can be read of the damaged file is here.</source>
        <translation>破損したファイルから読み取れた内容を表示しています。</translation>
    </message>
    <message>
        <source>What could not be read is missing.</source>
        <translation>読み取れなかったものは含まれません。</translation>
    </message>
    <message>
        <source>The damaged file is kept as {path}.</source>
        <translation>破損したファイルは {path} に残してあります。</translation>
    </message>
    <message>
        <source>Changes cannot be saved.</source>
        <translation>変更を保存できません。</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>Check who may write there, and whether the drive is connected.</source>
        <translation>書き込み権限と、ドライブが接続されているかを確認してください。</translation>
    </message>
    <message>
        <source>The drive is full.</source>
        <translation>ドライブがいっぱいです。</translation>
    </message>
    <message>
        <source>There is no room left for {path}.</source>
        <translation>{path} のための空きがありません。</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>空き容量を増やして、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation>このメッセージは読めません。</translation>
    </message>
    <message>
        <source>It was damaged on the drive; the others are not.</source>
        <translation>ドライブ上で破損していますが、ほかのメッセージは無事です。</translation>
    </message>
    <message>
        <source>Some settings make no sense.</source>
        <translation>一部の設定の値が正しくありません。</translation>
    </message>
    <message>
        <source>These are back to their defaults: {names}. The old file is kept.</source>
        <translation>次の設定は既定値に戻しました: {names}。元のファイルは残してあります。</translation>
    </message>
    <message>
        <source>It is beside {path}.</source>
        <translation>{path} の隣にあります。</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>設定を読み取れませんでした。</translation>
    </message>
    <message>
        <source>They are back to their defaults; the old file is kept.</source>
        <translation>既定値に戻しました。元のファイルは残してあります。</translation>
    </message>
    <message>
        <source>The settings were saved by a newer moechat.</source>
        <translation>設定は、より新しい moechat で保存されています。</translation>
    </message>
    <message>
        <source>This version begins with the defaults; the newer file is kept.</source>
        <translation>このバージョンは既定値で始めます。新しい方のファイルは残してあります。</translation>
    </message>
    <message>
        <source>The description of the machine cannot be read.</source>
        <translation>PC の情報ファイルを読み取れません。</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>ファイル: {path}</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>Save what `moechat doctor --json` prints and name that file.</source>
        <translation>「moechat doctor --json」の出力を保存し、そのファイルを指定してください。</translation>
    </message>
    <message>
        <source>This file describes no machine.</source>
        <translation>このファイルは PC の情報ではありません。</translation>
    </message>
    <message>
        <source>Something went wrong in moechat.</source>
        <translation>moechat で問題が発生しました。</translation>
    </message>
    <message>
        <source>This is a mistake of ours. The details are in the log.</source>
        <translation>これは moechat の誤りです。詳細はログにあります。</translation>
    </message>
    <message>
        <source>Check the connection, and the proxy in the settings.</source>
        <translation>接続と、設定のプロキシを確認してください。</translation>
    </message>
    <message>
        <source>What was downloaded is kept.</source>
        <translation>ダウンロード済みの部分は残っています。</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>moechat is told to stay offline.</source>
        <translation>moechat はオフラインで動作するよう指定されています。</translation>
    </message>
    <message>
        <source>The variable {variable} says so.</source>
        <translation>環境変数 {variable} によるものです。</translation>
    </message>
    <message>
        <source>Models that are here work. To get others, start it without that.</source>
        <translation>PC にあるモデルは使えます。ほかのモデルを入手するには、この変数なしで起動してください。</translation>
    </message>
    <message>
        <source>“{address}” is not the address of a hub.</source>
        <translation>「{address}」はハブのアドレスではありません。</translation>
    </message>
    <message>
        <source>This is not the address of a hub.</source>
        <translation>ハブのアドレスではありません。</translation>
    </message>
    <message>
        <source>It looks like https://huggingface.co. Correct it in the settings.</source>
        <translation>https://huggingface.co のような形です。設定で修正してください。</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>{host} に接続できません。</translation>
    </message>
    <message>
        <source>The model hub cannot be reached.</source>
        <translation>モデルハブに接続できません。</translation>
    </message>
    <message>
        <source>{host} asks to wait.</source>
        <translation>{host} から待つよう求められました。</translation>
    </message>
    <message>
        <source>The model hub asks to wait.</source>
        <translation>モデルハブから待つよう求められました。</translation>
    </message>
    <message>
        <source>It had too many requests from this network. Try again later.</source>
        <translation>このネットワークからの要求が多すぎました。しばらくしてからお試しください。</translation>
    </message>
    <message>
        <source>{host} is out of order.</source>
        <translation>{host} に障害が起きています。</translation>
    </message>
    <message>
        <source>The model hub is out of order.</source>
        <translation>モデルハブに障害が起きています。</translation>
    </message>
    <message>
        <source>It answers, but not with what was asked for. Try again later, or check the address of the hub in the settings.</source>
        <translation>応答はありますが、求めたものと違います。しばらくしてから試すか、設定でハブのアドレスを確認してください。</translation>
    </message>
    <message>
        <source>This network wants you to sign in first.</source>
        <translation>このネットワークでは、先にサインインが必要です。</translation>
    </message>
    <message>
        <source>A web page came instead of an answer from {host}.</source>
        <translation>{host} の応答の代わりに Web ページが返ってきました。</translation>
    </message>
    <message>
        <source>Open a web browser, sign in, and try again.</source>
        <translation>Web ブラウザーでサインインしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The connection to {host} cannot be trusted.</source>
        <translation>{host} への接続を信頼できません。</translation>
    </message>
    <message>
        <source>The connection to the hub cannot be trusted.</source>
        <translation>ハブへの接続を信頼できません。</translation>
    </message>
    <message>
        <source>Its certificate is unknown here. If your company inspects connections, add its certificate file in the settings. Otherwise check the clock of this PC, and whether this network wants you to sign in.</source>
        <translation>証明書が不明です。会社が通信を検査している場合は、その証明書ファイルを設定に追加してください。そうでない場合は、PC の時計と、ネットワークにサインインが必要かどうかを確認してください。</translation>
    </message>
    <message>
        <source>The proxy wants another user name or password.</source>
        <translation>プロキシが別のユーザー名またはパスワードを求めています。</translation>
    </message>
    <message>
        <source>Correct them in the settings.</source>
        <translation>設定で修正してください。</translation>
    </message>
    <message>
        <source>This is not the address of a proxy.</source>
        <translation>プロキシのアドレスではありません。</translation>
    </message>
    <message>
        <source>It begins with http:// or socks5://. Correct it in the settings.</source>
        <translation>http:// または socks5:// で始まります。設定で修正してください。</translation>
    </message>
    <message>
        <source>The proxy {host} does not work.</source>
        <translation>プロキシ {host} が機能していません。</translation>
    </message>
    <message>
        <source>The proxy does not work.</source>
        <translation>プロキシが機能していません。</translation>
    </message>
    <message>
        <source>It cannot be reached, or it lets nothing through. Check the settings.</source>
        <translation>接続できないか、通信が通りません。設定を確認してください。</translation>
    </message>
    <message>
        <source>The file with certificates cannot be used.</source>
        <translation>証明書のファイルを使えません。</translation>
    </message>
    <message>
        <source>{path} is missing or holds no certificates.</source>
        <translation>{path} がないか、証明書が含まれていません。</translation>
    </message>
    <message>
        <source>Choose another one in the settings.</source>
        <translation>設定で別のものを選択してください。</translation>
    </message>
    <message>
        <source>{host} does not accept your access token.</source>
        <translation>{host} がアクセストークンを受け付けません。</translation>
    </message>
    <message>
        <source>The hub does not accept your access token.</source>
        <translation>ハブがアクセストークンを受け付けません。</translation>
    </message>
    <message>
        <source>It may have expired. Make a new one and put it into the settings.</source>
        <translation>期限切れの可能性があります。新しく作成して、設定に入力してください。</translation>
    </message>
    <message>
        <source>This model is only for people who are signed in.</source>
        <translation>このモデルの入手にはサインインが必要です。</translation>
    </message>
    <message>
        <source>Accept its terms on its page in a web browser, then put an access token into the settings and try again.</source>
        <translation>Web ブラウザーでモデルのページを開いて規約に同意し、設定にアクセストークンを入力してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This model has terms that you have not accepted yet.</source>
        <translation>このモデルには、まだ同意していない規約があります。</translation>
    </message>
    <message>
        <source>The model is {repo}.</source>
        <translation>モデル: {repo}</translation>
    </message>
    <message>
        <source>Accept them on its page in a web browser, then try again.</source>
        <translation>Web ブラウザーでモデルのページを開いて同意してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The model was not found.</source>
        <translation>モデルが見つかりません。</translation>
    </message>
    <message>
        <source>The hub has no {repo}.</source>
        <translation>ハブに {repo} はありません。</translation>
    </message>
    <message>
        <source>It was renamed or deleted, or it is private and needs another access token.</source>
        <translation>名前が変わったか、削除されたか、非公開で別のアクセストークンが必要です。</translation>
    </message>
    <message>
        <source>This version of the model was not found.</source>
        <translation>モデルのこのバージョンが見つかりません。</translation>
    </message>
    <message>
        <source>{repo} has no version {revision} any more.</source>
        <translation>{repo} にバージョン {revision} はもうありません。</translation>
    </message>
    <message>
        <source>Download the current one.</source>
        <translation>現在のバージョンをダウンロードしてください。</translation>
    </message>
    <message>
        <source>{repo} was refused: it could do harm.</source>
        <translation>{repo} は危害を及ぼす可能性があるため、拒否されました。</translation>
    </message>
    <message>
        <source>This model was refused because it could do harm.</source>
        <translation>このモデルは危害を及ぼす可能性があるため、拒否されました。</translation>
    </message>
    <message>
        <source>The name of a file in it is not safe: “{file}”.</source>
        <translation>含まれるファイルの名前が安全ではありません: 「{file}」。</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another model.</source>
        <translation>何も書き込まれていません。別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>{repo} has too many files.</source>
        <translation>{repo} はファイルが多すぎます。</translation>
    </message>
    <message>
        <source>This model has too many files.</source>
        <translation>このモデルはファイルが多すぎます。</translation>
    </message>
    <message>
        <source>More than {most_files} are not taken.</source>
        <translation>{most_files} 個を超えるファイルは扱えません。</translation>
    </message>
    <message>
        <source>This is no OpenVINO model.</source>
        <translation>OpenVINO モデルではありません。</translation>
    </message>
    <message>
        <source>{repo} has no file openvino_model.xml.</source>
        <translation>{repo} に openvino_model.xml がありません。</translation>
    </message>
    <message>
        <source>Choose a model in OpenVINO format.</source>
        <translation>OpenVINO 形式のモデルを選択してください。</translation>
    </message>
    <message>
        <source>The drive is full, so the download waits.</source>
        <translation>ドライブがいっぱいのため、ダウンロードを待機しています。</translation>
    </message>
    <message>
        <source>{missing_bytes} more are needed on the drive of {path}.</source>
        <translation>{path} のドライブに、あと {missing_bytes} 必要です。</translation>
    </message>
    <message>
        <source>Free some space: it goes on by itself.</source>
        <translation>空き容量を増やすと、自動的に再開します。</translation>
    </message>
    <message>
        <source>The drive cannot hold files as large as this model&apos;s.</source>
        <translation>このドライブには、このモデルほど大きなファイルを保存できません。</translation>
    </message>
    <message>
        <source>{file} is larger than any file may be on it.</source>
        <translation>{file} は、このドライブで扱えるファイルの上限を超えています。</translation>
    </message>
    <message>
        <source>The folder is {path}.</source>
        <translation>フォルダー: {path}</translation>
    </message>
    <message>
        <source>Choose another drive for models, or format it with another system.</source>
        <translation>モデル用に別のドライブを選ぶか、別のファイルシステムでフォーマットしてください。</translation>
    </message>
    <message>
        <source>A file of the model arrives damaged.</source>
        <translation>モデルのファイルが破損して届いています。</translation>
    </message>
    <message>
        <source>{file} was wrong twice; the other files are kept.</source>
        <translation>{file} は 2 回とも正しくありませんでした。ほかのファイルは残ります。</translation>
    </message>
    <message>
        <source>Try again later, without a proxy or mirror if you use one.</source>
        <translation>しばらくしてから、プロキシやミラーを使っている場合はそれらなしで、お試しください。</translation>
    </message>
    <message>
        <source>Another program is downloading into this folder.</source>
        <translation>別のプログラムがこのフォルダーにダウンロードしています。</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it.</source>
        <translation>終わるまで待つか、そのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>There is something else in the folder for this model.</source>
        <translation>このモデルのフォルダーに、別のものが入っています。</translation>
    </message>
    <message>
        <source>Move it away, or choose another folder.</source>
        <translation>それを移動するか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The folder for this model has a name that is no text.</source>
        <translation>このモデルのフォルダーの名前が、テキストとして読めません。</translation>
    </message>
    <message>
        <source>No model can be used in {path}.</source>
        <translation>{path} のモデルは使用できません。</translation>
    </message>
    <message>
        <source>Rename it, or choose another folder.</source>
        <translation>名前を変更するか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>A link in the model&apos;s folder leads elsewhere.</source>
        <translation>モデルのフォルダー内のリンクが、外部を指しています。</translation>
    </message>
    <message>
        <source>Nothing is written through {path}.</source>
        <translation>{path} を通しての書き込みは行いません。</translation>
    </message>
    <message>
        <source>Remove the link and try again.</source>
        <translation>リンクを削除して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The download waits: this connection may cost money.</source>
        <translation>ダウンロードを待機中: この接続は料金がかかる可能性があります。</translation>
    </message>
    <message>
        <source>The system calls it metered.</source>
        <translation>システムでは従量制課金接続になっています。</translation>
    </message>
    <message>
        <source>Go on with it if you want that, or change networks.</source>
        <translation>それでもよければ続行するか、ネットワークを変更してください。</translation>
    </message>
    <message>
        <source>The download stopped unexpectedly.</source>
        <translation>ダウンロードが予期せず停止しました。</translation>
    </message>
    <message>
        <source>Try again: it goes on where it was.</source>
        <translation>もう一度試すと、途中から再開します。</translation>
    </message>
    <message>
        <source>The graphics processor lost the model while the computer slept.</source>
        <translation>スリープ中に、グラフィックスプロセッサ上のモデルが失われました。</translation>
    </message>
    <message>
        <source>The engine was restarted and loads the model again by itself; your chats are all there. If it happens every time, install a newer graphics driver.</source>
        <translation>エンジンが再起動し、モデルを自動的に読み込み直します。チャットはすべて残っています。毎回起きる場合は、新しいグラフィックスドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>The engine could not be started.</source>
        <translation>エンジンを起動できませんでした。</translation>
    </message>
    <message>
        <source>It did not report in time; the PC may be very busy, or a virus scanner may hold it back. Try again.</source>
        <translation>時間内に応答がありませんでした。PC の負荷が高いか、ウイルス対策ソフトに止められている可能性があります。もう一度お試しください。</translation>
    </message>
    <message>
        <source>A part of moechat is missing or blocked, perhaps by a virus scanner. If trying again does not help, install moechat again.</source>
        <translation>moechat の一部がないか、ウイルス対策ソフトなどにブロックされています。もう一度試しても直らない場合は、moechat を再インストールしてください。</translation>
    </message>
    <message>
        <source>The engine was ended by another program.</source>
        <translation>エンジンが別のプログラムに終了されました。</translation>
    </message>
    <message>
        <source>The engine broke off its connection.</source>
        <translation>エンジンとの接続が切れました。</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>エンジンが予期せず停止しました。</translation>
    </message>
    <message>
        <source>The engine ran out of memory.</source>
        <translation>エンジンのメモリが不足しました。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model or context.</source>
        <translation>ほかのプログラムを閉じるか、より小さいモデルまたはコンテキストを選択してください。</translation>
    </message>
    <message>
        <source>The engine was paused by another program.</source>
        <translation>エンジンが別のプログラムに一時停止されました。</translation>
    </message>
    <message>
        <source>It gave no sign of life for {seconds} seconds and was ended.</source>
        <translation>{seconds} 秒間反応がなかったため、終了させました。</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>エンジンが応答しなくなりました。</translation>
    </message>
    <message>
        <source>No new word for {seconds} seconds.</source>
        <translation>{seconds} 秒間、新しい出力がありません。</translation>
    </message>
    <message>
        <source>The answer does not go on.</source>
        <translation>回答が進んでいません。</translation>
    </message>
    <message>
        <source>The engine is alive; the PC may be short of memory. Wait a little longer, or stop the answer; what was written is kept.</source>
        <translation>エンジンは動作していますが、メモリが不足している可能性があります。もう少し待つか、回答を停止してください。書かれた内容は残ります。</translation>
    </message>
    <message>
        <source>The engine sent something unreadable.</source>
        <translation>エンジンから読み取れないデータが届きました。</translation>
    </message>
    <message>
        <source>It was ended, so that no part of an answer is lost unnoticed.</source>
        <translation>回答の一部が気づかれずに失われないよう、終了させました。</translation>
    </message>
    <message>
        <source>Engine and window are of different versions.</source>
        <translation>エンジンとウィンドウのバージョンが違います。</translation>
    </message>
    <message>
        <source>An update may be half done. Close moechat and start it again; if that does not help, install it again.</source>
        <translation>更新が途中の可能性があります。moechat を閉じて起動し直し、直らない場合は再インストールしてください。</translation>
    </message>
    <message>
        <source>The engine stopped {count} times in {minutes} minutes.</source>
        <translation>エンジンが {minutes} 分間に {count} 回停止しました。</translation>
    </message>
    <message>
        <source>The engine stopped again and again.</source>
        <translation>エンジンが何度も停止しました。</translation>
    </message>
    <message>
        <source>The last time: {last}</source>
        <translation>最後の原因: {last}</translation>
    </message>
    <message>
        <source>It no longer restarts by itself. Choose a smaller model or another device, or restart it.</source>
        <translation>自動では再起動しません。より小さいモデルや別のデバイスを選ぶか、エンジンを再起動してください。</translation>
    </message>
    <message>
        <source>The answer was stopped. What was written is kept.</source>
        <translation>回答を停止しました。書かれた内容は残ります。</translation>
    </message>
    <message>
        <source>The engine had to be restarted; the model loads again with the next message.</source>
        <translation>エンジンの再起動が必要でした。モデルは次のメッセージで読み込み直されます。</translation>
    </message>
    <message>
        <source>moechat ended while this was being written.</source>
        <translation>書いている途中で moechat が終了しました。</translation>
    </message>
    <message>
        <source>The answer can go on from its last word.</source>
        <translation>最後の言葉から回答を続けられます。</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>何もインポートされませんでした。</translation>
    </message>
    <message>
        <source>The trouble is in chat {chat}.</source>
        <translation>問題の場所: チャット {chat}。</translation>
    </message>
    <message>
        <source>It is in message {message}.</source>
        <translation>メッセージ: {message}。</translation>
    </message>
    <message>
        <source>It is at “{field}”.</source>
        <translation>項目: 「{field}」。</translation>
    </message>
    <message>
        <source>Have the other program export the chats once more.</source>
        <translation>元のプログラムで、チャットをもう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Text, Markdown, code, CSV, PDF and DOCX files can be attached, and images.</source>
        <translation>添付できるのは、テキスト、Markdown、コード、CSV、PDF、DOCX のファイルと画像です。</translation>
    </message>
    <message>
        <source>Attach the part of it that matters, as a file of its own.</source>
        <translation>必要な部分だけを別のファイルにして添付してください。</translation>
    </message>
    <message>
        <source>Open it in the program it came from, and save it under another name.</source>
        <translation>元のプログラムで開き、別の名前で保存してください。</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <translation>{name} が見つからなくなりました。</translation>
    </message>
    <message>
        <source>This file is not there any more.</source>
        <translation>このファイルが見つからなくなりました。</translation>
    </message>
    <message>
        <source>It was moved or deleted; attach it from where it is.</source>
        <translation>移動または削除されました。今ある場所から添付してください。</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} を読み取れません。</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>このファイルを読み取れません。</translation>
    </message>
    <message>
        <source>Check who may read it, and whether the drive is connected.</source>
        <translation>読み取り権限と、ドライブが接続されているかを確認してください。</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} は空です。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>このファイルは空です。</translation>
    </message>
    <message>
        <source>There is no text in it that could be read.</source>
        <translation>読み取れるテキストがありません。</translation>
    </message>
    <message>
        <source>{name} is too large to attach.</source>
        <translation>{name} は大きすぎて添付できません。</translation>
    </message>
    <message>
        <source>This file is too large to attach.</source>
        <translation>このファイルは大きすぎて添付できません。</translation>
    </message>
    <message>
        <source>It has {bytes}, and files of up to {limit_bytes} are read.</source>
        <translation>サイズは {bytes} で、読み取れるのは {limit_bytes} までです。</translation>
    </message>
    <message>
        <source>{name} has too much text to attach.</source>
        <translation>{name} はテキストが多すぎて添付できません。</translation>
    </message>
    <message>
        <source>This file has too much text to attach.</source>
        <translation>このファイルはテキストが多すぎて添付できません。</translation>
    </message>
    <message>
        <source>Up to {most} characters are read.</source>
        <translation>読み取れるのは {most} 文字までです。</translation>
    </message>
    <message>
        <source>{name} is protected by a password.</source>
        <translation>{name} はパスワードで保護されています。</translation>
    </message>
    <message>
        <source>This file is protected by a password.</source>
        <translation>このファイルはパスワードで保護されています。</translation>
    </message>
    <message>
        <source>Save a copy without one, and attach that.</source>
        <translation>パスワードなしのコピーを保存し、それを添付してください。</translation>
    </message>
    <message>
        <source>{name} has pictures of pages, but no text.</source>
        <translation>{name} はページの画像だけで、テキストがありません。</translation>
    </message>
    <message>
        <source>This file has pictures of pages, but no text.</source>
        <translation>このファイルはページの画像だけで、テキストがありません。</translation>
    </message>
    <message>
        <source>It was probably scanned. A program for text recognition (OCR) can make a copy with text.</source>
        <translation>スキャンされたものと思われます。文字認識 (OCR) ソフトでテキスト付きのコピーを作成できます。</translation>
    </message>
    <message>
        <source>{name} is no {format} file.</source>
        <translation>{name} は {format} ファイルではありません。</translation>
    </message>
    <message>
        <source>This file is not what its name says.</source>
        <translation>このファイルの中身は、名前と一致しません。</translation>
    </message>
    <message>
        <source>Its name ends in {suffix}, but something else is in it.</source>
        <translation>名前は {suffix} で終わりますが、中身は別のものです。</translation>
    </message>
    <message>
        <source>It could be saved as {format} in its own program.</source>
        <translation>元のプログラムで {format} として保存できるかもしれません。</translation>
    </message>
    <message>
        <source>Give it the name that it should have.</source>
        <translation>正しい名前に変更してください。</translation>
    </message>
    <message>
        <source>{name} holds no text that can be read.</source>
        <translation>{name} には読み取れるテキストがありません。</translation>
    </message>
    <message>
        <source>This file holds no text that can be read.</source>
        <translation>このファイルには読み取れるテキストがありません。</translation>
    </message>
    <message>
        <source>The encoding of {name} is not known.</source>
        <translation>{name} の文字コードを判別できません。</translation>
    </message>
    <message>
        <source>The encoding of this file is not known.</source>
        <translation>このファイルの文字コードを判別できません。</translation>
    </message>
    <message>
        <source>Save it as UTF-8, and attach it again.</source>
        <translation>UTF-8 で保存して、もう一度添付してください。</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be read.</source>
        <translation>{name} は破損していて読み取れません。</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be read.</source>
        <translation>このファイルは破損していて読み取れません。</translation>
    </message>
    <message>
        <source>{name} takes too much memory to read.</source>
        <translation>{name} の読み取りには、メモリが足りません。</translation>
    </message>
    <message>
        <source>This file takes too much memory to read.</source>
        <translation>このファイルの読み取りには、メモリが足りません。</translation>
    </message>
    <message>
        <source>{name} takes too long to read.</source>
        <translation>{name} の読み取りに時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>This file takes too long to read.</source>
        <translation>このファイルの読み取りに時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>{name} cannot be read: its reading was broken off.</source>
        <translation>{name} を読み取れません: 読み取りが中断されました。</translation>
    </message>
    <message>
        <source>The reading of this file was broken off.</source>
        <translation>このファイルの読み取りが中断されました。</translation>
    </message>
    <message>
        <source>{name} is no image that can be read.</source>
        <translation>{name} は読み取れる画像ではありません。</translation>
    </message>
    <message>
        <source>This is no image that can be read.</source>
        <translation>読み取れる画像ではありません。</translation>
    </message>
    <message>
        <source>Save it as PNG or JPEG, and attach it again.</source>
        <translation>PNG または JPEG で保存して、もう一度添付してください。</translation>
    </message>
    <message>
        <source>{name} cannot see images.</source>
        <translation>{name} は画像を扱えません。</translation>
    </message>
    <message>
        <source>This model cannot see images.</source>
        <translation>このモデルは画像を扱えません。</translation>
    </message>
    <message>
        <source>It reads text alone. Choose a model that sees, or remove the image.</source>
        <translation>テキストだけを読むモデルです。画像を扱えるモデルを選ぶか、画像を外してください。</translation>
    </message>
    <message>
        <source>There are too many images in this chat.</source>
        <translation>このチャットには画像が多すぎます。</translation>
    </message>
    <message>
        <source>A chat can have {most}.</source>
        <translation>1 つのチャットで使えるのは {most} 枚までです。</translation>
    </message>
    <message>
        <source>Begin a new one.</source>
        <translation>新しいチャットを始めてください。</translation>
    </message>
    <message>
        <source>No chats were found in this file.</source>
        <translation>このファイルにチャットは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Chats can be imported from moechat, ChatGPT, LM Studio and Open WebUI, as the JSON file or the ZIP archive that these export.</source>
        <translation>moechat、ChatGPT、LM Studio、Open WebUI がエクスポートした JSON ファイルまたは ZIP アーカイブから、チャットをインポートできます。</translation>
    </message>
    <message>
        <source>These chats were exported by a newer moechat.</source>
        <translation>これらのチャットは、より新しい moechat でエクスポートされています。</translation>
    </message>
    <message>
        <source>The file has format {found}, and this version knows those up to {known}.</source>
        <translation>ファイルの形式は {found} で、このバージョンが扱えるのは {known} までです。</translation>
    </message>
    <message>
        <source>Install the newer version to import them.</source>
        <translation>インポートするには新しいバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>This file is cut off: its end is missing.</source>
        <translation>このファイルは途中で切れています。</translation>
    </message>
    <message>
        <source>This file is damaged: it is no valid JSON.</source>
        <translation>このファイルは破損しています。正しい JSON ではありません。</translation>
    </message>
    <message>
        <source>This archive is damaged or locked.</source>
        <translation>このアーカイブは破損しているか、ロックされています。</translation>
    </message>
    <message>
        <source>Something is missing in this file.</source>
        <translation>このファイルには足りないものがあります。</translation>
    </message>
    <message>
        <source>In this file, messages answer in a circle.</source>
        <translation>このファイルでは、メッセージの返信関係が循環しています。</translation>
    </message>
    <message>
        <source>In this file, an identifier comes twice.</source>
        <translation>このファイルでは、同じ識別子が 2 回使われています。</translation>
    </message>
    <message>
        <source>In this file, something refers to what is not there.</source>
        <translation>このファイルには、存在しないものへの参照があります。</translation>
    </message>
    <message>
        <source>Something in this file is not what it should be.</source>
        <translation>このファイルには、正しくない値があります。</translation>
    </message>
    <message>
        <source>This file is nested too deeply.</source>
        <translation>このファイルは入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>This file has more than {most} chats.</source>
        <translation>このファイルのチャットは {most} 件を超えています。</translation>
    </message>
    <message>
        <source>This file has more than {most} messages.</source>
        <translation>このファイルのメッセージは {most} 件を超えています。</translation>
    </message>
    <message>
        <source>This archive claims to hold far more than it can.</source>
        <translation>このアーカイブの展開後のサイズは、実際にはありえない大きさです。</translation>
    </message>
    <message>
        <source>This file is too large to be imported.</source>
        <translation>このファイルは大きすぎてインポートできません。</translation>
    </message>
    <message>
        <source>It can have {limit} at most.</source>
        <translation>上限は {limit} です。</translation>
    </message>
    <message>
        <source>The code could not be saved.</source>
        <translation>コードを保存できませんでした。</translation>
    </message>
    <message>
        <source>Choose another folder, or check who may write to this one.</source>
        <translation>別のフォルダーを選ぶか、このフォルダーの書き込み権限を確認してください。</translation>
    </message>
    <message>
        <source>The chats could not be exported.</source>
        <translation>チャットをエクスポートできませんでした。</translation>
    </message>
    <message>
        <source>There is no model called {name} here.</source>
        <translation>{name} というモデルはありません。</translation>
    </message>
    <message>
        <source>There is no such model here.</source>
        <translation>そのようなモデルはありません。</translation>
    </message>
    <message>
        <source>“moechat models list” tells which there are.</source>
        <translation>「moechat models list」で一覧を確認できます。</translation>
    </message>
    <message>
        <source>{name} is loaded at the moment.</source>
        <translation>{name} は現在読み込まれています。</translation>
    </message>
    <message>
        <source>The model is loaded at the moment.</source>
        <translation>モデルは現在読み込まれています。</translation>
    </message>
    <message>
        <source>Load another model or unload it first.</source>
        <translation>別のモデルを読み込むか、先にアンロードしてください。</translation>
    </message>
    <message>
        <source>{name} is in use elsewhere.</source>
        <translation>{name} はほかで使用中です。</translation>
    </message>
    <message>
        <source>A model is in use elsewhere.</source>
        <translation>モデルはほかで使用中です。</translation>
    </message>
    <message>
        <source>It is loaded in another window of moechat, in a terminal, or to be measured. End that, and try again.</source>
        <translation>別の moechat ウィンドウやターミナルで読み込まれているか、測定中です。それを終了してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Nobody knows where {name} came from.</source>
        <translation>{name} の入手元が不明です。</translation>
    </message>
    <message>
        <source>Nobody knows where the model came from.</source>
        <translation>モデルの入手元が不明です。</translation>
    </message>
    <message>
        <source>So there is nothing to compare it with or to update it from. Download it again for that.</source>
        <translation>そのため、比較や更新の基になるものがありません。必要な場合はダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The model could not be moved to the trash.</source>
        <translation>モデルをゴミ箱に移動できませんでした。</translation>
    </message>
    <message>
        <source>{file} is damaged or missing; no model was added.</source>
        <translation>{file} が破損または不足しているため、モデルは追加されませんでした。</translation>
    </message>
    <message>
        <source>A file is damaged or missing; no model was added.</source>
        <translation>ファイルが破損または不足しているため、モデルは追加されませんでした。</translation>
    </message>
    <message>
        <source>The system says: {reason}</source>
        <translation>システムからのメッセージ: {reason}</translation>
    </message>
    <message>
        <source>Delete it for good instead; that cannot be undone.</source>
        <translation>代わりに完全に削除してください。元に戻すことはできません。</translation>
    </message>
    <message>
        <source>There is no OpenVINO model in this folder.</source>
        <translation>このフォルダーに OpenVINO モデルはありません。</translation>
    </message>
    <message>
        <source>A model has the files openvino_model.xml and openvino_model.bin, those of its tokenizer, and config.json.</source>
        <translation>モデルには openvino_model.xml、openvino_model.bin、トークナイザーの同様のファイル、config.json があります。</translation>
    </message>
    <message>
        <source>There is a folder of this name already.</source>
        <translation>この名前のフォルダーがすでにあります。</translation>
    </message>
    <message>
        <source>Rename one of the two, and try again.</source>
        <translation>どちらかの名前を変更して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Download the model instead.</source>
        <translation>代わりにモデルをダウンロードしてください。</translation>
    </message>
    <message>
        <source>Models cannot be moved into this folder.</source>
        <translation>このフォルダーにモデルを移動できません。</translation>
    </message>
    <message>
        <source>{path} is in the present folder, or around it.</source>
        <translation>{path} は、現在のフォルダーの中か、その上の階層にあります。</translation>
    </message>
    <message>
        <source>Choose a folder beside it, or on another drive.</source>
        <translation>別の場所か、別のドライブのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Download the model again.</source>
        <translation>モデルをダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The model folder is gone.</source>
        <translation>モデルフォルダーがありません。</translation>
    </message>
    <message>
        <source>Name a folder on the drive that is to be tested.</source>
        <translation>テストするドライブのフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>このフォルダーはありません。</translation>
    </message>
    <message>
        <source>There is nothing at {path}.</source>
        <translation>{path} には何もありません。</translation>
    </message>
    <message>
        <source>This is a file, not a folder.</source>
        <translation>フォルダーではなくファイルです。</translation>
    </message>
    <message>
        <source>There is nothing to read on this drive.</source>
        <translation>このドライブに読み取れるものがありません。</translation>
    </message>
    <message>
        <source>{path} holds no model, and there is no room for a file to test with.</source>
        <translation>{path} にモデルがなく、テスト用ファイルを書き込む空きもありません。</translation>
    </message>
    <message>
        <source>Make some room, or name a folder with a model.</source>
        <translation>空きを増やすか、モデルのあるフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>The drive could not be tested.</source>
        <translation>ドライブをテストできませんでした。</translation>
    </message>
    <message>
        <source>A folder that can be written to, or one with a model, is needed.</source>
        <translation>書き込めるフォルダーか、モデルのあるフォルダーが必要です。</translation>
    </message>
    <message>
        <source>The drive did not answer for {seconds} seconds.</source>
        <translation>ドライブが {seconds} 秒間応答しませんでした。</translation>
    </message>
    <message>
        <source>The drive did not answer.</source>
        <translation>ドライブが応答しませんでした。</translation>
    </message>
    <message>
        <source>See that it is connected. Models on a drive that stops answering make the chat wait for it.</source>
        <translation>接続を確認してください。応答しなくなるドライブにモデルがあると、チャットが待たされます。</translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted, or its drive is not connected. Choose where the model is now.</source>
        <translation>移動、名前の変更、削除が行われたか、ドライブが接続されていません。現在の場所を選択してください。</translation>
    </message>
    <message>
        <source>This is a file, not a model folder.</source>
        <translation>これはファイルで、モデルフォルダーではありません。</translation>
    </message>
    <message>
        <source>Choose the folder that holds the model&apos;s files.</source>
        <translation>モデルのファイルが入っているフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The file openvino_model.xml is not in {path}.</source>
        <translation>{path} に openvino_model.xml がありません。</translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged.</source>
        <translation>モデルの定義ファイルが破損しています。</translation>
    </message>
    <message>
        <source>{file} cannot be read; its download may have been cut short.</source>
        <translation>{file} を読み取れません。ダウンロードが途中で切れた可能性があります。</translation>
    </message>
    <message>
        <source>{name} cannot run on the NPU.</source>
        <translation>{name} は NPU では動作しません。</translation>
    </message>
    <message>
        <source>This model cannot run on the NPU.</source>
        <translation>このモデルは NPU では動作しません。</translation>
    </message>
    <message>
        <source>Choose the GPU or the CPU for it.</source>
        <translation>GPU または CPU を選択してください。</translation>
    </message>
    <message>
        <source>{name} cannot be used for a chat.</source>
        <translation>{name} はチャットに使えません。</translation>
    </message>
    <message>
        <source>This model cannot be used for a chat.</source>
        <translation>このモデルはチャットに使えません。</translation>
    </message>
    <message>
        <source>It is not a language model, or it was made for another version of OpenVINO. Choose another model.</source>
        <translation>言語モデルではないか、別のバージョンの OpenVINO 用です。別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>The model&apos;s weights are missing.</source>
        <translation>モデルの重みがありません。</translation>
    </message>
    <message>
        <source>{file} is not in the folder.</source>
        <translation>{file} がフォルダーにありません。</translation>
    </message>
    <message>
        <source>The model&apos;s weights were never downloaded.</source>
        <translation>モデルの重みがダウンロードされていません。</translation>
    </message>
    <message>
        <source>{file} is a small placeholder that Git leaves for a large file.</source>
        <translation>{file} は、大きなファイルの代わりに Git が置く小さなファイルです。</translation>
    </message>
    <message>
        <source>Run “git lfs pull” in the folder, or download the model again.</source>
        <translation>フォルダーで「git lfs pull」を実行するか、モデルをダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The model&apos;s weights are damaged.</source>
        <translation>モデルの重みが破損しています。</translation>
    </message>
    <message>
        <source>{file} does not fit the model; its download may have been cut short.</source>
        <translation>{file} がモデルと合いません。ダウンロードが途中で切れた可能性があります。</translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer is incomplete.</source>
        <translation>モデルのトークナイザーが不完全です。</translation>
    </message>
    <message>
        <source>Without {file} it can neither read nor write text.</source>
        <translation>{file} がないと、文章を読み書きできません。</translation>
    </message>
    <message>
        <source>The tokenizer of {name} is damaged.</source>
        <translation>{name} のトークナイザーが破損しています。</translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer is damaged.</source>
        <translation>モデルのトークナイザーが破損しています。</translation>
    </message>
    <message>
        <source>Without it the model can neither read nor write text.</source>
        <translation>トークナイザーがないと、モデルは文章を読み書きできません。</translation>
    </message>
    <message>
        <source>A configuration file of the model is damaged.</source>
        <translation>モデルの構成ファイルが破損しています。</translation>
    </message>
    <message>
        <source>{file} cannot be understood.</source>
        <translation>{file} を解釈できません。</translation>
    </message>
    <message>
        <source>Its field “{field}” is missing or has a wrong value.</source>
        <translation>項目「{field}」がないか、値が正しくありません。</translation>
    </message>
    <message>
        <source>Download that file again, or the whole model.</source>
        <translation>そのファイルかモデル全体を、ダウンロードし直してください。</translation>
    </message>
    <message>
        <source>{name} was not made for conversations.</source>
        <translation>{name} は会話用に作られていません。</translation>
    </message>
    <message>
        <source>This model was not made for conversations.</source>
        <translation>このモデルは会話用に作られていません。</translation>
    </message>
    <message>
        <source>It has no chat template and can only go on with a text. Choose a model whose name says Instruct or Chat.</source>
        <translation>チャットテンプレートがなく、文章の続きを書くことしかできません。名前に Instruct または Chat を含むモデルを選択してください。</translation>
    </message>
    <message>
        <source>The model cannot take this conversation as it is.</source>
        <translation>モデルはこの会話をこのままでは扱えません。</translation>
    </message>
    <message>
        <source>Its chat template refused it: {reason}</source>
        <translation>チャットテンプレートが拒否しました: {reason}</translation>
    </message>
    <message>
        <source>Start a new chat, or choose another model.</source>
        <translation>新しいチャットを始めるか、別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>The model&apos;s files changed while it was in use.</source>
        <translation>モデルのファイルが使用中に変更されました。</translation>
    </message>
    <message>
        <source>Files in {path} were replaced, moved or deleted.</source>
        <translation>{path} のファイルが置き換え、移動、または削除されました。</translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation>モデルを読み込み直してください。</translation>
    </message>
    <message>
        <source>The model folder cannot be read.</source>
        <translation>モデルフォルダーを読み取れません。</translation>
    </message>
    <message>
        <source>Check its name and who may read it, or choose another.</source>
        <translation>名前と読み取り権限を確認するか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{device} was not found on this PC.</source>
        <translation>{device} がこの PC に見つかりません。</translation>
    </message>
    <message>
        <source>The device was not found on this PC.</source>
        <translation>デバイスがこの PC に見つかりません。</translation>
    </message>
    <message>
        <source>There is: {available}.</source>
        <translation>使用可能: {available}。</translation>
    </message>
    <message>
        <source>Choose another device, or install the driver of this one.</source>
        <translation>別のデバイスを選ぶか、このデバイスのドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>{device} does not know the setting {property}.</source>
        <translation>{device} に設定 {property} がありません。</translation>
    </message>
    <message>
        <source>The device does not know a setting.</source>
        <translation>デバイスに、ある設定がありません。</translation>
    </message>
    <message>
        <source>Set it back to automatic and load the model again.</source>
        <translation>設定を自動に戻して、モデルを読み込み直してください。</translation>
    </message>
    <message>
        <source>There is not enough memory for this model.</source>
        <translation>このモデルにはメモリが足りません。</translation>
    </message>
    <message>
        <source>It needs {needed_bytes}; {free_bytes} are free.</source>
        <translation>{needed_bytes} 必要で、空きは {free_bytes} です。</translation>
    </message>
    <message>
        <source>At least {missing_bytes} more are needed.</source>
        <translation>少なくとも、あと {missing_bytes} 必要です。</translation>
    </message>
    <message>
        <source>There is too little memory for {name}.</source>
        <translation>{name} にはメモリが足りません。</translation>
    </message>
    <message>
        <source>There is too little memory for this model.</source>
        <translation>このモデルにはメモリが足りません。</translation>
    </message>
    <message>
        <source>{enough_bytes} free would be enough; now it is {available_bytes}. Close {missing_bytes} of other programs.</source>
        <translation>空きが {enough_bytes} あれば足りますが、現在は {available_bytes} です。{missing_bytes} 相当のプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>A smaller model may fit.</source>
        <translation>より小さいモデルなら収まるかもしれません。</translation>
    </message>
    <message>
        <source>The model could not be loaded in any way that is left.</source>
        <translation>モデルを読み込む方法が、もう残っていません。</translation>
    </message>
    <message>
        <source>Memory ran out at every try, also with less of the model in memory.</source>
        <translation>メモリに置く部分を減らしても、毎回メモリが不足しました。</translation>
    </message>
    <message>
        <source>Close other programs and load it again, or choose a smaller model.</source>
        <translation>ほかのプログラムを閉じて読み込み直すか、より小さいモデルを選択してください。</translation>
    </message>
    <message>
        <source>{name} was not loaded by itself this time.</source>
        <translation>今回、{name} は自動では読み込まれませんでした。</translation>
    </message>
    <message>
        <source>The model was not loaded by itself this time.</source>
        <translation>今回、モデルは自動では読み込まれませんでした。</translation>
    </message>
    <message>
        <source>While it was being loaded the last time, moechat or the whole PC stopped; memory may have run out. It is safer to keep less of it in memory.</source>
        <translation>前回の読み込み中に、moechat または PC 全体が停止しました。メモリが不足した可能性があります。メモリに置く部分を減らす方が安全です。</translation>
    </message>
    <message>
        <source>The driver of the NPU stopped answering.</source>
        <translation>NPU のドライバーが応答しなくなりました。</translation>
    </message>
    <message>
        <source>A newer driver may help if it happens again.</source>
        <translation>また起きる場合は、新しいドライバーで直るかもしれません。</translation>
    </message>
    <message>
        <source>The graphics driver stopped answering.</source>
        <translation>グラフィックスドライバーが応答しなくなりました。</translation>
    </message>
    <message>
        <source>The driver of the {device} does not answer.</source>
        <translation>{device} のドライバーが応答しません。</translation>
    </message>
    <message>
        <source>A driver does not answer.</source>
        <translation>ドライバーが応答しません。</translation>
    </message>
    <message>
        <source>It was asked and waited for, {seconds} seconds long.</source>
        <translation>問い合わせて {seconds} 秒待ちました。</translation>
    </message>
    <message>
        <source>Models run on the CPU meanwhile. Start the PC again; if that does not help, install a newer driver.</source>
        <translation>その間、モデルは CPU で動作します。PC を再起動し、直らない場合は新しいドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>The graphics processor dropped out.</source>
        <translation>グラフィックスプロセッサが切り離されました。</translation>
    </message>
    <message>
        <source>Its memory may have been too full, or its driver was reset. If it happens again, close other programs, stream more of the model, or install a newer driver.</source>
        <translation>メモリがいっぱいになったか、ドライバーがリセットされた可能性があります。また起きる場合は、ほかのプログラムを閉じるか、ストリーミングを増やすか、新しいドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>モデルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>Its files may be damaged, or made for another version of OpenVINO. Try again, or choose another model.</source>
        <translation>ファイルが破損しているか、別のバージョンの OpenVINO 用の可能性があります。もう一度試すか、別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>The starter model could not be downloaded.</source>
        <translation>スターターモデルをダウンロードできませんでした。</translation>
    </message>
    <message>
        <source>Check the connection and try again, or choose a model folder.</source>
        <translation>接続を確認してもう一度試すか、モデルフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The starter model is damaged.</source>
        <translation>スターターモデルが破損しています。</translation>
    </message>
    <message>
        <source>Try again: it is downloaded anew.</source>
        <translation>もう一度試すと、ダウンロードし直します。</translation>
    </message>
    <message>
        <source>What was written is kept.</source>
        <translation>書かれた内容は残ります。</translation>
    </message>
    <message>
        <source>The engine was restarted; the answer can go on from its last word.</source>
        <translation>エンジンが再起動しました。最後の言葉から回答を続けられます。</translation>
    </message>
    <message>
        <source>The engine was restarted; your message is kept.</source>
        <translation>エンジンが再起動しました。メッセージは残っています。</translation>
    </message>
    <message>
        <source>It was restarted; the model loads again with the next message.</source>
        <translation>再起動しました。モデルは次のメッセージで読み込み直されます。</translation>
    </message>
    <message>
        <source>Load the model again, or choose another.</source>
        <translation>モデルを読み込み直すか、別のモデルを選択してください。</translation>
    </message>
</context>
<context>
    <name>FaultAction</name>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Continue the answer</source>
        <translation>回答を続ける</translation>
    </message>
    <message>
        <source>Restart the engine</source>
        <translation>エンジンを再起動</translation>
    </message>
    <message>
        <source>Load the model again</source>
        <translation>モデルを再読み込み</translation>
    </message>
    <message>
        <source>Load it anyway</source>
        <translation>このまま読み込む</translation>
    </message>
    <message>
        <source>Load it with less in memory</source>
        <translation>メモリを減らして読み込む</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>今すぐ停止</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>モデルを選択…</translation>
    </message>
    <message>
        <source>Choose a device…</source>
        <translation>デバイスを選択…</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>新規チャット</translation>
    </message>
    <message>
        <source>Go on with what can be read</source>
        <translation>読み取れる部分で続ける</translation>
    </message>
</context>
<context>
    <name>FaultRow</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
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
        <translation>{done} / {total} 読み取り済み</translation>
    </message>
    <message>
        <source>Reading ahead</source>
        <translation>先読み中</translation>
    </message>
    <message>
        <source>The rest has no room in the free memory</source>
        <translation>残りは空きメモリに入りません</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Waits until the answer is written</source>
        <translation>回答が終わるまで待機</translation>
    </message>
    <message>
        <source>Stopped: other programs need the memory</source>
        <translation>停止: ほかのプログラムがメモリを必要としています</translation>
    </message>
    <message>
        <source>Not on battery power</source>
        <translation>バッテリー使用時は行いません</translation>
    </message>
    <message>
        <source>Too little memory is left free for it</source>
        <translation>空きメモリが足りません</translation>
    </message>
    <message>
        <source>Stopped: the model&apos;s file is gone, or shorter than it should be</source>
        <translation>停止: モデルのファイルがないか、本来より短くなっています</translation>
    </message>
    <message>
        <source>Stopped: the model&apos;s file may not be read</source>
        <translation>停止: モデルのファイルを読み取る権限がありません</translation>
    </message>
    <message>
        <source>Stopped: the drive does not give the model&apos;s file</source>
        <translation>停止: モデルのファイルをドライブから読み取れません</translation>
    </message>
    <message>
        <source>Stopped; it begins again when a model is loaded</source>
        <translation>停止しました。モデルを読み込むと再開します</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this chat</source>
        <translation>このチャット内を検索</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>前の場所</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の場所</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
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
        <translation>グラフィックス</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Model drive</source>
        <translation>モデルのドライブ</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>ソフトウェア</translation>
    </message>
    <message>
        <source>This PC can run models larger than its memory</source>
        <translation>この PC では、メモリより大きいモデルを実行できます</translation>
    </message>
    <message>
        <source>This PC can chat, and could do better</source>
        <translation>この PC でチャットできますが、改善の余地があります</translation>
    </message>
    <message>
        <source>This PC can run models that fit in its memory</source>
        <translation>この PC では、メモリに収まるモデルを実行できます</translation>
    </message>
    <message>
        <source>{total}, {free} free</source>
        <translation>{total}、空き {free}</translation>
    </message>
    <message>
        <source>{speed} MB/s in slices</source>
        <translation>分割読み取り {speed} MB/秒</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Nothing of the catalogue runs fast here; this one runs best</source>
        <translation>一覧にこの PC で速いモデルはありませんが、これが最適です</translation>
    </message>
    <message>
        <source>The best that this PC runs well: {ratio} % of its experts streamed</source>
        <translation>この PC で快適に動く最良のモデル: エキスパートの {ratio}% をストリーミング</translation>
    </message>
    <message>
        <source>The best that this PC runs well, wholly in memory</source>
        <translation>この PC で快適に動く最良のモデル (すべてメモリ上)</translation>
    </message>
    <message>
        <source>about {speed} tokens a second ({basis})</source>
        <translation>約 {speed} トークン/秒 ({basis})</translation>
    </message>
    <message>
        <source>{how}, {speed}.</source>
        <translation>{how}、{speed}。</translation>
    </message>
    <message>
        <source>Everything runs here. Nothing you type leaves this computer.</source>
        <translation>すべてこの PC 上で動作します。入力した内容が外に出ることはありません。</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>別のモデルを選択</translation>
    </message>
    <message>
        <source>Add a folder I have…</source>
        <translation>手元のフォルダーを追加…</translation>
    </message>
    <message>
        <source>Use the starter model</source>
        <translation>スターターモデルを使う</translation>
    </message>
    <message>
        <source>It is small and fast: good to try the program, weak at answers</source>
        <translation>小さくて高速です。お試しには向きますが、回答の質は高くありません</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Looking at this PC…</source>
        <translation>この PC を調べています…</translation>
    </message>
    <message>
        <source>Download and chat</source>
        <translation>ダウンロードしてチャット</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Asking the hub for its terms…</source>
        <translation>ハブで規約を確認しています…</translation>
    </message>
    <message>
        <source>Looking at the drives for it…</source>
        <translation>保存先のドライブを調べています…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
</context>
<context>
    <name>FooterRow</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>再生成</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>回答をコピー</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>その他の操作</translation>
    </message>
    <message>
        <source>The model ended its answer without a word</source>
        <translation>モデルは何も書かずに回答を終えました</translation>
    </message>
    <message>
        <source>Ended by the token limit</source>
        <translation>トークンの上限で終了</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>ユーザーが停止</translation>
    </message>
    <message>
        <source>{0} token</source>
        <translation>{0} トークン</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} トークン</translation>
    </message>
    <message>
        <source>first token {0}</source>
        <translation>最初のトークン {0}</translation>
    </message>
</context>
<context>
    <name>Gatekeeper</name>
    <message>
        <source>not named</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Licence: {0}. Its owners have to allow the download: ask for it on its page. The hub knows you by an access token, which you make on the hub and enter here.</source>
        <translation>ライセンス: {0}。ダウンロードには所有者の許可が必要です。モデルのページで申請してください。ハブは、ハブで作成してここに入力するアクセストークンで本人を確認します。</translation>
    </message>
    <message>
        <source>Licence: {0}. Read and accept its terms on its page. The hub knows you by an access token, which you make on the hub and enter here. Then go on.</source>
        <translation>ライセンス: {0}。モデルのページで規約を読み、同意してください。ハブは、ハブで作成してここに入力するアクセストークンで本人を確認します。その後、続行してください。</translation>
    </message>
    <message>
        <source>{0} asks you to accept its terms</source>
        <translation>{0} は規約への同意を求めています</translation>
    </message>
    <message>
        <source>I have accepted them</source>
        <translation>同意しました</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation>ページを開く…</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation>トークンを入力…</translation>
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
        <translation>{0} トークン</translation>
    </message>
    <message>
        <source>{0} of {1} tokens</source>
        <translation>{0} / {1} トークン</translation>
    </message>
    <message>
        <source>{0} MB/s</source>
        <translation>{0} MB/秒</translation>
    </message>
    <message>
        <source>{0} % streamed</source>
        <translation>{0}% ストリーミング</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Enter (Shift+Enter: new line)</source>
        <translation>Enter (Shift+Enter: 改行)</translation>
    </message>
    <message>
        <source>Ctrl+Enter (Enter: new line)</source>
        <translation>Ctrl+Enter (Enter: 改行)</translation>
    </message>
    <message>
        <source>Models in memory only</source>
        <translation>すべてメモリにあるモデルのみ</translation>
    </message>
    <message>
        <source>With every model</source>
        <translation>すべてのモデル</translation>
    </message>
    <message>
        <source>Never: the first words are the title</source>
        <translation>しない (最初の言葉をタイトルにする)</translation>
    </message>
    <message>
        <source>Beside the chat</source>
        <translation>チャットの横</translation>
    </message>
    <message>
        <source>While you are elsewhere</source>
        <translation>離れている間</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>もう一度表示</translation>
    </message>
</context>
<context>
    <name>GenerationPage</name>
    <message>
        <source>All chats</source>
        <translation>すべてのチャット</translation>
    </message>
    <message>
        <source>The open chat</source>
        <translation>開いているチャット</translation>
    </message>
    <message>
        <source>Use the shared values</source>
        <translation>共通の値を使う</translation>
    </message>
    <message>
        <source>Forget what was chosen for this chat only</source>
        <translation>このチャットだけの設定を取り消します</translation>
    </message>
    <message>
        <source>a new chat</source>
        <translation>新しいチャット</translation>
    </message>
    <message>
        <source>Has values of its own: {0}</source>
        <translation>独自の値あり: {0}</translation>
    </message>
    <message>
        <source>Open now: {0}</source>
        <translation>現在開いているチャット: {0}</translation>
    </message>
    <message>
        <source>{0}, as all chats</source>
        <translation>{0} (全チャット共通)</translation>
    </message>
    <message>
        <source>The model&apos;s own</source>
        <translation>モデルの既定値</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>モデルが読むもの</translation>
    </message>
    <message>
        <source>How words are drawn</source>
        <translation>言葉の選び方</translation>
    </message>
    <message>
        <source>Against repetition</source>
        <translation>繰り返しの抑制</translation>
    </message>
    <message>
        <source>Length and end</source>
        <translation>長さと終わり方</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Another for each answer</source>
        <translation>回答ごとに変える</translation>
    </message>
</context>
<context>
    <name>ImageViewer</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>[image]</source>
        <translation>[画像]</translation>
    </message>
    <message>
        <source>[audio]</source>
        <translation>[音声]</translation>
    </message>
    <message>
        <source>[video]</source>
        <translation>[動画]</translation>
    </message>
    <message>
        <source>[file: {0}]</source>
        <translation>[ファイル: {0}]</translation>
    </message>
    <message>
        <source>[not imported: {0}]</source>
        <translation>[インポート対象外: {0}]</translation>
    </message>
    <message>
        <source>The chat of this file is here already.</source>
        <translation>このファイルのチャットは、すでにあります。</translation>
    </message>
    <message>
        <source>All {chats} chats of this file are here already.</source>
        <translation>このファイルのチャット {chats} 件は、すべてすでにあります。</translation>
    </message>
    <message>
        <source>1 of the {chats} chats of this file is here already.</source>
        <translation>このファイルのチャット {chats} 件のうち、1 件はすでにあります。</translation>
    </message>
    <message>
        <source>{known} of the {chats} chats of this file are here already.</source>
        <translation>このファイルのチャット {chats} 件のうち、{known} 件はすでにあります。</translation>
    </message>
    <message>
        <source>1 chat imported from {program}.</source>
        <translation>{program} から 1 件のチャットをインポートしました。</translation>
    </message>
    <message>
        <source>{count} chats imported from {program}.</source>
        <translation>{program} から {count} 件のチャットをインポートしました。</translation>
    </message>
    <message>
        <source>1 chat left out, as it is here already.</source>
        <translation>1 件のチャットは、すでにあるため省きました。</translation>
    </message>
    <message>
        <source>{count} chats left out, as they are here already.</source>
        <translation>{count} 件のチャットは、すでにあるため省きました。</translation>
    </message>
</context>
<context>
    <name>Inspection</name>
    <message>
        <source>OpenVINO GenAI lists the architecture {model_type} as supported.</source>
        <translation>OpenVINO GenAI はアーキテクチャ {model_type} を対応済みとしています。</translation>
    </message>
    <message>
        <source>OpenVINO GenAI does not list the architecture {model_type}; it may work all the same.</source>
        <translation>OpenVINO GenAI の対応一覧にアーキテクチャ {model_type} はありませんが、動作する可能性はあります。</translation>
    </message>
    <message>
        <source>OpenVINO GenAI refuses models with vision of the architecture {model_type}. A newer version may know it.</source>
        <translation>OpenVINO GenAI は、アーキテクチャ {model_type} の画像対応モデルを拒否します。新しいバージョンなら対応しているかもしれません。</translation>
    </message>
    <message>
        <source>The folder does not say which architecture this is.</source>
        <translation>フォルダーからアーキテクチャがわかりません。</translation>
    </message>
    <message>
        <source>Weights in {precision} work on every device.</source>
        <translation>{precision} の重みは、すべてのデバイスで動作します。</translation>
    </message>
    <message>
        <source>Weights in {precision} are rare; not every device computes with them.</source>
        <translation>{precision} の重みはまれで、計算できないデバイスもあります。</translation>
    </message>
    <message>
        <source>The precision of the weights could not be recognised.</source>
        <translation>重みの精度を判別できませんでした。</translation>
    </message>
    <message>
        <source>With 8-bit experts on a GPU, prompts of more than 15,000 tokens failed in earlier versions; a 4-bit export of the model is safer.</source>
        <translation>GPU で 8 ビットのエキスパートを使うと、以前のバージョンでは 15,000 トークンを超えるプロンプトが失敗しました。4 ビット版の方が安全です。</translation>
    </message>
    <message>
        <source>It is no Mixture of Experts, so there are no experts to stream.</source>
        <translation>Mixture of Experts ではないため、ストリーミングするエキスパートはありません。</translation>
    </message>
    <message>
        <source>Its experts are stored in the layout that the GPU plugin streams: gate, up and down on their own, compressed, with zero points.</source>
        <translation>エキスパートは GPU プラグインがストリーミングできる形式です: gate、up、down が別々で、圧縮され、ゼロ点があります。</translation>
    </message>
    <message>
        <source>Models of the family {model_type} have been streamed; whether this file can be shows when it is there.</source>
        <translation>{model_type} 系のモデルはストリーミングの実績があります。このファイルで可能かどうかは、ダウンロード後にわかります。</translation>
    </message>
    <message>
        <source>Its experts keep gate and up in one matrix, as gpt-oss does; this release cannot stream those.</source>
        <translation>gpt-oss と同じく、エキスパートの gate と up が 1 つの行列になっています。このリリースではストリーミングできません。</translation>
    </message>
    <message>
        <source>Its experts are stored in {precision}; only experts of 4 or 8 bits can be streamed.</source>
        <translation>エキスパートは {precision} です。ストリーミングできるのは 4 ビットまたは 8 ビットのエキスパートだけです。</translation>
    </message>
    <message>
        <source>It has {count} shared experts a layer; the GPU plugin handles one.</source>
        <translation>層ごとに {count} 個の共有エキスパートがあります。GPU プラグインが扱えるのは 1 個です。</translation>
    </message>
    <message>
        <source>Its shared expert is {shared} wide and the routed ones {routed}; the GPU plugin wants them equal.</source>
        <translation>共有エキスパートの幅は {shared}、ルーティング対象のエキスパートは {routed} です。GPU プラグインでは同じ幅である必要があります。</translation>
    </message>
    <message>
        <source>Its activation is written in a form that the GPU plugin does not recognise, so its experts would all stay in memory.</source>
        <translation>活性化関数の書き方を GPU プラグインが認識しないため、エキスパートはすべてメモリに残ります。</translation>
    </message>
    <message>
        <source>Its experts have no zero points (symmetric compression); streaming has not been shown to work with that.</source>
        <translation>エキスパートにゼロ点がありません (対称圧縮)。この形式でのストリーミングの実績はありません。</translation>
    </message>
    <message>
        <source>Its experts are stored one by one, as older exports do; OpenVINO may join them when it loads the model, or not.</source>
        <translation>エキスパートは古い形式で 1 つずつ保存されています。OpenVINO が読み込み時にまとめるかどうかは不明です。</translation>
    </message>
    <message>
        <source>Its experts are stored in a layout that is not known to be streamed.</source>
        <translation>エキスパートは、ストリーミングできるかどうか不明な形式です。</translation>
    </message>
    <message>
        <source>Nobody has reported a streamed model of the family {model_type}.</source>
        <translation>{model_type} 系のモデルをストリーミングしたという報告はありません。</translation>
    </message>
    <message>
        <source>config.json is missing; the longest context is not known.</source>
        <translation>config.json がないため、最長のコンテキストが不明です。</translation>
    </message>
    <message>
        <source>{file} with the weights is missing.</source>
        <translation>重みを含む {file} がありません。</translation>
    </message>
    <message>
        <source>{file} is a placeholder of Git LFS; the weights were not downloaded.</source>
        <translation>{file} は Git LFS のプレースホルダーです。重みはダウンロードされていません。</translation>
    </message>
    <message>
        <source>{file} has {bytes} of {needed_bytes}; its download was cut short.</source>
        <translation>{file} は {needed_bytes} のうち {bytes} しかありません。ダウンロードが途中で切れました。</translation>
    </message>
    <message>
        <source>Estimated from config.json and the sizes of the files; the experts are right within {percent} %.</source>
        <translation>config.json とファイルのサイズからの推定値です。エキスパートの誤差は {percent}% 以内です。</translation>
    </message>
    <message>
        <source>The graph has {counted} of experts, but {by_shape} have the shape of experts.</source>
        <translation>グラフのエキスパートは {counted} ですが、形がエキスパートのものは {by_shape} あります。</translation>
    </message>
    <message>
        <source>Thinking can be switched on and off in each chat.</source>
        <translation>思考のオン/オフをチャットごとに切り替えられます。</translation>
    </message>
    <message>
        <source>The effort of its reasoning can be chosen in each chat.</source>
        <translation>思考の深さをチャットごとに選べます。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>unproven</source>
        <translation>未確認</translation>
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
        <translation>{0}、{1}</translation>
    </message>
</context>
<context>
    <name>JumpButton</name>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Not enough memory at {ratio} %</source>
        <translation>{ratio}% ではメモリが足りません</translation>
    </message>
    <message>
        <source>Not enough memory for a first word at {ratio} %</source>
        <translation>{ratio}% では最初の言葉を出すメモリが足りません</translation>
    </message>
    <message>
        <source>Memory ran out in an answer at {ratio} %</source>
        <translation>{ratio}% では回答中にメモリが足りなくなりました</translation>
    </message>
    <message>
        <source>Memory is too short at {ratio} %</source>
        <translation>{ratio}% ではメモリが不足気味です</translation>
    </message>
    <message>
        <source>Not enough memory for the whole model</source>
        <translation>モデル全体を置くメモリが足りません</translation>
    </message>
    <message>
        <source>Not enough memory for a first word with the whole model in it</source>
        <translation>モデル全体を置くと、最初の言葉を出すメモリが足りません</translation>
    </message>
    <message>
        <source>Memory ran out in an answer with the whole model in it</source>
        <translation>モデル全体を置くと、回答中にメモリが足りなくなりました</translation>
    </message>
    <message>
        <source>Memory is too short for the whole model</source>
        <translation>モデル全体ではメモリが不足気味です</translation>
    </message>
    <message>
        <source>{trouble}: trying {ratio} %, which needs {freed} less.</source>
        <translation>{trouble}。必要メモリが {freed} 少ない {ratio}% を試します。</translation>
    </message>
    <message>
        <source>{trouble}: trying conversations of {context_tokens} tokens, which needs {freed} less.</source>
        <translation>{trouble}。必要メモリが {freed} 減るように、会話を {context_tokens} トークンまでにして試します。</translation>
    </message>
    <message>
        <source>{trouble}: going back to {ratio} %, which went well the last time and needs {freed} less.</source>
        <translation>{trouble}。前回うまくいった、必要メモリが {freed} 少ない {ratio}% に戻します。</translation>
    </message>
    <message>
        <source>{trouble}: trying the processor, which has room for it in {needed} of RAM.</source>
        <translation>{trouble}。{needed} の RAM に収まるプロセッサを試します。</translation>
    </message>
    <message>
        <source>There is not enough memory for this model: it takes {needed}, and {available} are free for it. {enough} would be enough. Close programs that hold {missing}, or choose a smaller model.</source>
        <translation>このモデルにはメモリが足りません。{needed} 必要で、使えるのは {available} です。{enough} あれば足ります。{missing} を使っているプログラムを閉じるか、より小さいモデルを選択してください。</translation>
    </message>
    <message>
        <source>Not even {ratio} % could be loaded: that takes {needed}, and of the {available} that seemed free less was to be had. Close programs that hold {missing}, so that {enough} are free, or choose a smaller model.</source>
        <translation>{ratio}% でも読み込めませんでした。{needed} 必要ですが、空きに見えた {available} を使い切れませんでした。{enough} 空くように {missing} を使っているプログラムを閉じるか、より小さいモデルを選択してください。</translation>
    </message>
    <message>
        <source>The model could not be loaded: it takes {needed}, and of the {available} that seemed free less was to be had. Close programs that hold {missing}, so that {enough} are free, or choose a smaller model.</source>
        <translation>モデルを読み込めませんでした。{needed} 必要ですが、空きに見えた {available} を使い切れませんでした。{enough} 空くように {missing} を使っているプログラムを閉じるか、より小さいモデルを選択してください。</translation>
    </message>
</context>
<context>
    <name>LastAnswer</name>
    <message>
        <source>There is no answer to copy yet.</source>
        <translation>コピーする回答がまだありません。</translation>
    </message>
    <message>
        <source>The answer is copied.</source>
        <translation>回答をコピーしました。</translation>
    </message>
    <message>
        <source>There is no code in the last answer.</source>
        <translation>最後の回答にコードはありません。</translation>
    </message>
    <message>
        <source>The code is copied.</source>
        <translation>コードをコピーしました。</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Open-source licences</source>
        <translation>オープンソースライセンス</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Search by name or licence</source>
        <translation>名前やライセンスで検索</translation>
    </message>
    <message>
        <source>Works that moechat contains</source>
        <translation>moechat に含まれる著作物</translation>
    </message>
    <message>
        <source>Web page…</source>
        <translation>Web ページ…</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>ライセンスの本文</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取っています…</translation>
    </message>
    <message>
        <source>The texts are not where they should be. Install moechat again to have them.</source>
        <translation>ライセンスの本文が見つかりません。表示するには、moechat を再インストールしてください。</translation>
    </message>
</context>
<context>
    <name>LinkPrompt</name>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open this address?</source>
        <translation>このアドレスを開きますか?</translation>
    </message>
    <message>
        <source>moechat opens only web and mail addresses. This is another one:</source>
        <translation>moechat が開くのは Web とメールのアドレスだけです。これは別の種類です:</translation>
    </message>
</context>
<context>
    <name>ListHeader</name>
    <message>
        <source>MODEL</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>TOTAL · ACTIVE</source>
        <translation>全体・アクティブ</translation>
    </message>
    <message>
        <source>SIZE</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>ON THIS PC</source>
        <translation>この PC では</translation>
    </message>
</context>
<context>
    <name>LoadPresenter</name>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Reload at {0} %</source>
        <translation>{0}% で再読み込み</translation>
    </message>
</context>
<context>
    <name>LoadingView</name>
    <message>
        <source>Loading the model</source>
        <translation>モデルを読み込んでいます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Loading {0}</source>
        <translation>{0} を読み込んでいます</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message>
        <source>Looking, which takes a few seconds…</source>
        <translation>調べています。数秒かかります…</translation>
    </message>
    <message>
        <source>{0} of {1} available</source>
        <translation>{1} 中 {0} が使用可能</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Models&apos; drive</source>
        <translation>モデルのドライブ</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>XMX</source>
        <translation>XMX</translation>
    </message>
    <message>
        <source>no XMX</source>
        <translation>XMX なし</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>全体 {0}</translation>
    </message>
    <message>
        <source>{0} at once</source>
        <translation>1 回に {0}</translation>
    </message>
    <message>
        <source>{0} now ({1})</source>
        <translation>現在 {0} ({1})</translation>
    </message>
    <message>
        <source>{0} free</source>
        <translation>空き {0}</translation>
    </message>
    <message>
        <source>{0} MB/s in slices</source>
        <translation>分割読み取り {0} MB/秒</translation>
    </message>
    <message>
        <source>{device} has XMX units: it can stream experts.</source>
        <translation>{device} には XMX ユニットがあり、エキスパートをストリーミングできます。</translation>
    </message>
    <message>
        <source>{device} has XMX units. Models that fit in its memory are fast; streamed experts stay in the computer&apos;s memory in this release, which is slow.</source>
        <translation>{device} には XMX ユニットがあります。そのメモリに収まるモデルは高速です。ストリーミングするエキスパートは、このリリースでは PC のメモリに置かれるため低速です。</translation>
    </message>
    <message>
        <source>{device} has no XMX units. It computes, but it cannot stream experts from the drive.</source>
        <translation>{device} に XMX ユニットはありません。計算はできますが、エキスパートをドライブからストリーミングできません。</translation>
    </message>
    <message>
        <source>Choose models that fit in memory as a whole, or use the processor.</source>
        <translation>全体がメモリに収まるモデルを選ぶか、プロセッサを使ってください。</translation>
    </message>
    <message>
        <source>There is no Intel graphics in this computer; models run on the processor.</source>
        <translation>この PC に Intel グラフィックスはありません。モデルはプロセッサで動作します。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but its driver is missing.</source>
        <translation>Intel グラフィックス ({adapter}) がありますが、ドライバーがありません。</translation>
    </message>
    <message>
        <source>Install {package}, then run this again.</source>
        <translation>{package} をインストールして、もう一度実行してください。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but its driver {version} does not offer it: it is older than the graphics, or damaged.</source>
        <translation>Intel グラフィックス ({adapter}) がありますが、ドライバー {version} から使えません。グラフィックスより古いか、破損しています。</translation>
    </message>
    <message>
        <source>Install a newer {package}; Intel&apos;s own packages are ahead of many systems.</source>
        <translation>新しい {package} をインストールしてください。多くのシステムでは Intel 提供のパッケージの方が新しくなっています。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but Linux {kernel} has no driver for it.</source>
        <translation>Intel グラフィックス ({adapter}) がありますが、Linux {kernel} に対応ドライバーがありません。</translation>
    </message>
    <message>
        <source>Install a newer kernel, with the driver xe or i915, and its firmware.</source>
        <translation>xe または i915 ドライバーを含む新しいカーネルと、ファームウェアをインストールしてください。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present and held by the driver {driver}, but its file in /dev/dri is not here.</source>
        <translation>Intel グラフィックス ({adapter}) はドライバー {driver} が使用していますが、/dev/dri にファイルがありません。</translation>
    </message>
    <message>
        <source>In a container, pass the folder /dev/dri on. If a virtual machine holds the graphics, end that.</source>
        <translation>コンテナーの場合は /dev/dri フォルダーを渡してください。仮想マシンがグラフィックスを占有している場合は終了してください。</translation>
    </message>
    <message>
        <source>Intel graphics ({adapter}) is present, but you may not use it.</source>
        <translation>Intel グラフィックス ({adapter}) がありますが、使用する権限がありません。</translation>
    </message>
    <message>
        <source>Join the group render: sudo usermod -aG render $USER, then log out and in again.</source>
        <translation>render グループに参加してください: sudo usermod -aG render $USER を実行し、サインインし直します。</translation>
    </message>
    <message>
        <source>Intel graphics is present, but the OpenCL loader libOpenCL.so.1 is missing.</source>
        <translation>Intel グラフィックスがありますが、OpenCL ローダー libOpenCL.so.1 がありません。</translation>
    </message>
    <message>
        <source>Install ocl-icd-libopencl1 (elsewhere called ocl-icd), and Intel&apos;s driver intel-opencl-icd.</source>
        <translation>ocl-icd-libopencl1 (ocl-icd という名前の場合もあります) と、Intel のドライバー intel-opencl-icd をインストールしてください。</translation>
    </message>
    <message>
        <source>OpenVINO cannot use its part for {plugin}: {reason}</source>
        <translation>OpenVINO が {plugin} 用の部分を使えません: {reason}</translation>
    </message>
    <message>
        <source>Install the newest graphics driver, then run this again.</source>
        <translation>最新のグラフィックスドライバーをインストールして、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The driver for {plugin} did not answer within {seconds} seconds.</source>
        <translation>{plugin} のドライバーが {seconds} 秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>Restart the computer. If that does not help, install another version of the driver.</source>
        <translation>PC を再起動してください。直らない場合は、別のバージョンのドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>The devices could not be asked. {reason}</source>
        <translation>デバイスに問い合わせできませんでした。{reason}</translation>
    </message>
    <message>
        <source>Compare the versions below first; then install moechat again.</source>
        <translation>まず下のバージョンを比べ、次に moechat を再インストールしてください。</translation>
    </message>
    <message>
        <source>With the graphics driver {version}, a card beside other graphics failed with memory errors (drivers from 32.0.101.8131 on).</source>
        <translation>グラフィックスドライバー {version} では、ほかのグラフィックスと併用したカードでメモリエラーが起きました (32.0.101.8131 以降のドライバー)。</translation>
    </message>
    <message>
        <source>If models fail on the card, install an older driver or a newer OpenVINO.</source>
        <translation>カードでモデルが失敗する場合は、古いドライバーか新しい OpenVINO をインストールしてください。</translation>
    </message>
    <message>
        <source>Two cards with driver {version} meet a fault of the xe driver in Linux {kernel}.</source>
        <translation>ドライバー {version} で 2 枚のカードを使うと、Linux {kernel} の xe ドライバーの不具合に当たります。</translation>
    </message>
    <message>
        <source>Use Linux 7.1 or newer.</source>
        <translation>Linux 7.1 以降を使ってください。</translation>
    </message>
    <message>
        <source>Cards of the A series on the driver i915 have hung when a step took longer than 20 seconds.</source>
        <translation>i915 ドライバーの A シリーズのカードは、1 ステップが 20 秒を超えると停止することがありました。</translation>
    </message>
    <message>
        <source>If answers stop for good, use the kernel driver xe or smaller prompts.</source>
        <translation>回答が完全に止まる場合は、カーネルドライバー xe を使うか、プロンプトを短くしてください。</translation>
    </message>
    <message>
        <source>There is an NPU; it does not run Mixture-of-Experts models.</source>
        <translation>NPU がありますが、Mixture-of-Experts モデルは動作しません。</translation>
    </message>
    <message>
        <source>OpenVINO {version} cannot stream experts: it has no OFFLOAD_RATIO.</source>
        <translation>OpenVINO {version} はエキスパートをストリーミングできません。OFFLOAD_RATIO がありません。</translation>
    </message>
    <message>
        <source>Install OpenVINO 2026.4.1 or newer.</source>
        <translation>OpenVINO 2026.4.1 以降をインストールしてください。</translation>
    </message>
    <message>
        <source>This OpenVINO can choose the ratio of streamed experts itself. moechat goes on choosing it, because it also counts the conversation&apos;s memory.</source>
        <translation>この OpenVINO はストリーミングの割合を自動で選べます。moechat は会話のメモリも計算に入れるため、引き続き自ら選びます。</translation>
    </message>
    <message>
        <source>{available_bytes} of {total_bytes} memory are available.</source>
        <translation>{total_bytes} のメモリのうち {available_bytes} を使えます。</translation>
    </message>
    <message>
        <source>Only {available_bytes} of {total_bytes} memory are available.</source>
        <translation>{total_bytes} のメモリのうち {available_bytes} しか使えません。</translation>
    </message>
    <message>
        <source>Close other programs before you load a model.</source>
        <translation>モデルを読み込む前に、ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>A limit of this container or session keeps memory at {total_bytes}; the computer has more.</source>
        <translation>このコンテナーまたはセッションの制限により、メモリは {total_bytes} までです。PC にはそれ以上あります。</translation>
    </message>
    <message>
        <source>Raise the limit if larger models shall fit.</source>
        <translation>より大きいモデルを使うには、制限を緩めてください。</translation>
    </message>
    <message>
        <source>Windows lets {device} use {percent} % of the memory, {share_bytes}.</source>
        <translation>Windows は {device} に、メモリの {percent}% にあたる {share_bytes} の使用を許可しています。</translation>
    </message>
    <message>
        <source>For larger models raise “Shared GPU Memory Override” in Intel Graphics Software, then restart the computer.</source>
        <translation>より大きいモデルを使うには、Intel Graphics Software の「Shared GPU Memory Override」を上げて、PC を再起動してください。</translation>
    </message>
    <message>
        <source>OpenVINO, GenAI and the tokenizers are of one release, {version}.</source>
        <translation>OpenVINO、GenAI、トークナイザーは、同じリリース {version} です。</translation>
    </message>
    <message>
        <source>OpenVINO, GenAI and the tokenizers are of one nightly build, {version}.</source>
        <translation>OpenVINO、GenAI、トークナイザーは、同じナイトリービルド {version} です。</translation>
    </message>
    <message>
        <source>If something fails, try the release first: pip install --upgrade --force-reinstall openvino openvino-genai openvino-tokenizers.</source>
        <translation>問題があるときは、まず正式リリースを試してください: pip install --upgrade --force-reinstall openvino openvino-genai openvino-tokenizers。</translation>
    </message>
    <message>
        <source>OpenVINO {openvino}, GenAI {genai} and the tokenizers {tokenizers} do not belong together.</source>
        <translation>OpenVINO {openvino}、GenAI {genai}、トークナイザー {tokenizers} は、組み合わせが合っていません。</translation>
    </message>
    <message>
        <source>Install one release of the three: pip install --upgrade openvino openvino-genai openvino-tokenizers.</source>
        <translation>3 つを同じリリースにしてください: pip install --upgrade openvino openvino-genai openvino-tokenizers。</translation>
    </message>
    <message>
        <source>Which versions of OpenVINO, GenAI and the tokenizers run is not known.</source>
        <translation>OpenVINO、GenAI、トークナイザーのバージョンが不明です。</translation>
    </message>
    <message>
        <source>Experts can be read from the models&apos; drive ({drive}) at {speed} MB a second.</source>
        <translation>モデルのドライブ ({drive}) は、エキスパートを {speed} MB/秒で読み取れます。</translation>
    </message>
    <message>
        <source>The models&apos; drive ({drive}) reads experts at only {speed} MB a second: streamed models will be slow.</source>
        <translation>モデルのドライブ ({drive}) は、エキスパートを {speed} MB/秒でしか読み取れません。ストリーミングするモデルは遅くなります。</translation>
    </message>
    <message>
        <source>Move the models to a faster drive, best an NVMe drive inside the computer. Encryption and virus scanners slow reading too.</source>
        <translation>より高速なドライブ (PC 内蔵の NVMe が最適) にモデルを移動してください。暗号化やウイルス対策ソフトでも読み取りは遅くなります。</translation>
    </message>
    <message>
        <source>The models lie on {drive}, which is slow to read experts from.</source>
        <translation>モデルは{drive}にあり、エキスパートの読み取りが遅くなります。</translation>
    </message>
    <message>
        <source>Move the models to a drive inside the computer.</source>
        <translation>PC 内蔵のドライブにモデルを移動してください。</translation>
    </message>
    <message>
        <source>How fast the models&apos; drive reads could not be measured.</source>
        <translation>モデルのドライブの読み取り速度を測定できませんでした。</translation>
    </message>
    <message>
        <source>See that {path} can be written to, or holds a model.</source>
        <translation>{path} に書き込めるか、モデルがあるかを確認してください。</translation>
    </message>
    <message>
        <source>The models&apos; drive has only {free_bytes} left.</source>
        <translation>モデルのドライブの空きは {free_bytes} だけです。</translation>
    </message>
    <message>
        <source>Make room, or keep models elsewhere: {path} is where they are looked for.</source>
        <translation>空きを増やすか、モデルを別の場所に置いてください。現在の場所は {path} です。</translation>
    </message>
    <message>
        <source>Or a nightly build: pip install --pre --upgrade openvino openvino-genai openvino-tokenizers --extra-index-url INDEX, with the nightly index that OpenVINO&apos;s installation guide names.</source>
        <translation>またはナイトリービルド: pip install --pre --upgrade openvino openvino-genai openvino-tokenizers --extra-index-url INDEX。INDEX は OpenVINO のインストールガイドにあるナイトリーのインデックスです。</translation>
    </message>
    <message>
        <source>Install a newer moechat: it brings OpenVINO with it.</source>
        <translation>新しい moechat をインストールしてください。OpenVINO も含まれています。</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>note</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>integrated graphics</source>
        <translation>内蔵グラフィックス</translation>
    </message>
    <message>
        <source>graphics card</source>
        <translation>グラフィックスカード</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>プロセッサ</translation>
    </message>
    <message>
        <source>granted by Windows now</source>
        <translation>現在 Windows が許可している量</translation>
    </message>
    <message>
        <source>the driver&apos;s limit</source>
        <translation>ドライバーの上限</translation>
    </message>
    <message>
        <source>available memory</source>
        <translation>使用可能なメモリ</translation>
    </message>
    <message>
        <source>left of the container&apos;s limit</source>
        <translation>コンテナーの制限の残り</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>NVMe drive</source>
        <translation>NVMe ドライブ</translation>
    </message>
    <message>
        <source>SSD</source>
        <translation>SSD</translation>
    </message>
    <message>
        <source>hard disk</source>
        <translation>ハードディスク</translation>
    </message>
    <message>
        <source>USB drive</source>
        <translation>USB ドライブ</translation>
    </message>
    <message>
        <source>network drive</source>
        <translation>ネットワークドライブ</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>メモリ上</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>種類不明</translation>
    </message>
    <message>
        <source>Intel&apos;s graphics driver for Windows</source>
        <translation>Windows 用の Intel グラフィックスドライバー</translation>
    </message>
</context>
<context>
    <name>MarkRow</name>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Hide summary</source>
        <translation>要約を隠す</translation>
    </message>
    <message>
        <source>Show summary</source>
        <translation>要約を表示</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>書き直す</translation>
    </message>
    <message>
        <source>Leave the summary as it is</source>
        <translation>要約を変更しない</translation>
    </message>
    <message>
        <source>Have the model write another summary of what is left out</source>
        <translation>省かれた部分の要約を、モデルにもう一度書かせます</translation>
    </message>
</context>
<context>
    <name>MeasuredCard</name>
    <message>
        <source>Find best setting…</source>
        <translation>最適な設定を探す…</translation>
    </message>
    <message>
        <source>Measure this model at several ratios</source>
        <translation>いくつかの割合でこのモデルを測定します</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Save all runs of all models as a CSV file</source>
        <translation>全モデルの全測定結果を CSV ファイルに保存します</translation>
    </message>
    <message>
        <source>Runs that were measured</source>
        <translation>測定結果</translation>
    </message>
    <message>
        <source>Measured on this PC, runs: {0}</source>
        <translation>この PC での測定: {0} 回</translation>
    </message>
    <message>
        <source>Nothing was measured with this model yet.</source>
        <translation>このモデルの測定結果はまだありません。</translation>
    </message>
    <message>
        <source>Best setting found: {0} % streamed, {1} tok/s</source>
        <translation>見つかった最適な設定: {0}% ストリーミング、{1} tok/s</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation>ストリーミング</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>最初のトークン</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
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
        <translation>測定</translation>
    </message>
    <message>
        <source>load</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>{0}: failed</source>
        <translation>{0}: 失敗</translation>
    </message>
    <message>
        <source>{0}: memory was short</source>
        <translation>{0}: メモリ不足</translation>
    </message>
    <message>
        <source>Save all runs</source>
        <translation>すべての測定結果を保存</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>{0} に保存しました</translation>
    </message>
</context>
<context>
    <name>MemoryBar</name>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
</context>
<context>
    <name>MemoryLock</name>
    <message>
        <source>Nothing is locked: the system does not tell where in memory the model is.</source>
        <translation>ロックしていません。メモリ上のモデルの場所をシステムから取得できません。</translation>
    </message>
    <message>
        <source>The model is locked in memory: {0}.</source>
        <translation>モデルをメモリにロックしています: {0}。</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory, what is needed most first. More would leave too little for other programs.</source>
        <translation>{1} のうち {0} を、必要性の高いものからメモリにロックしています。これ以上は、ほかのプログラムのメモリが足りなくなります。</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: the system refused the rest. The log has its reason.</source>
        <translation>{1} のうち {0} をメモリにロックしています。残りはシステムに拒否されました。理由はログにあります。</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: Windows lets this program keep no more. It is the right “Increase a process working set” that an administrator can give.</source>
        <translation>{1} のうち {0} をメモリにロックしています。Windows がこのプログラムに許可しているのはここまでです。管理者は「プロセス ワーキング セットの増加」の権利を付与できます。</translation>
    </message>
    <message>
        <source>{0} of {1} are locked in memory: the system lets this program lock {2}. To allow more, write “{3}” into {4} and “[Service]” with “LimitMEMLOCK=infinity” into {5}, as administrator, and start the computer again.</source>
        <translation>{1} のうち {0} をメモリにロックしています。システムがこのプログラムに許可しているのは {2} です。増やすには、管理者として {4} に「{3}」を、{5} に「[Service]」と「LimitMEMLOCK=infinity」を書き込み、PC を再起動してください。</translation>
    </message>
</context>
<context>
    <name>MemoryView</name>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>利用不可</translation>
    </message>
</context>
<context>
    <name>MessageArea</name>
    <message>
        <source>Quote the selection</source>
        <translation>選択部分を引用</translation>
    </message>
</context>
<context>
    <name>MessagePresenter</name>
    <message>
        <source>A temporary chat cannot be branched: it is never stored.</source>
        <translation>一時チャットは保存されないため、分岐できません。</translation>
    </message>
    <message>
        <source>An answer is being written. This can be done when it has ended.</source>
        <translation>回答を書いています。終わってから実行できます。</translation>
    </message>
    <message>
        <source>The last answer is complete: there is nothing to continue.</source>
        <translation>最後の回答は完結しているため、続きはありません。</translation>
    </message>
    <message>
        <source>There is no message for that.</source>
        <translation>対象のメッセージがありません。</translation>
    </message>
    <message>
        <source>No message here has other versions.</source>
        <translation>ほかのバージョンがあるメッセージはありません。</translation>
    </message>
    <message>
        <source>All messages of this chat are deleted.</source>
        <translation>このチャットのメッセージはすべて削除されました。</translation>
    </message>
    <message>
        <source>Show them…</source>
        <translation>表示…</translation>
    </message>
    <message>
        <source>1 message deleted.</source>
        <translation>1 件のメッセージを削除しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>%n 件のメッセージを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>{0} (branch)</source>
        <translation>{0} (分岐)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>プレーンテキストとしてコピー</translation>
    </message>
    <message>
        <source>Quote in the reply</source>
        <translation>返信に引用</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>編集して再送信</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>再生成</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Branch into a new chat</source>
        <translation>新しいチャットに分岐</translation>
    </message>
    <message>
        <source>Select messages</source>
        <translation>メッセージを選択</translation>
    </message>
    <message>
        <source>Delete with all that follows</source>
        <translation>これ以降をすべて削除</translation>
    </message>
    <message>
        <source>Have another answer written; this one stays as a version</source>
        <translation>別の回答を書かせます。今の回答はバージョンとして残ります</translation>
    </message>
    <message>
        <source>Go on from the last word</source>
        <translation>最後の言葉から続けます</translation>
    </message>
    <message>
        <source>Begin a new chat with all messages up to this one</source>
        <translation>ここまでの全メッセージで新しいチャットを始めます</translation>
    </message>
    <message>
        <source>Edit and send again; the message as it is stays as a version</source>
        <translation>編集して再送信します。元のメッセージはバージョンとして残ります</translation>
    </message>
    <message>
        <source>An answer is being written. This can be done when it has ended.</source>
        <translation>回答を書いています。終わってから実行できます。</translation>
    </message>
    <message>
        <source>Deleted messages…</source>
        <translation>削除したメッセージ…</translation>
    </message>
    <message>
        <source>Recovered chat</source>
        <translation>復元したチャット</translation>
    </message>
</context>
<context>
    <name>ModelActs</name>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Download anyway</source>
        <translation>このままダウンロード</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Verify its files</source>
        <translation>ファイルを検証</translation>
    </message>
    <message>
        <source>Look for an update</source>
        <translation>更新を確認</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Show its folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Download next</source>
        <translation>次にダウンロード</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>クリーンアップ</translation>
    </message>
</context>
<context>
    <name>ModelDetails</name>
    <message>
        <source>Does OpenVINO GenAI support it?</source>
        <translation>OpenVINO GenAI の対応</translation>
    </message>
    <message>
        <source>Can its precision be used?</source>
        <translation>精度を使えるか</translation>
    </message>
    <message>
        <source>Can its experts be streamed?</source>
        <translation>エキスパートをストリーミングできるか</translation>
    </message>
    <message>
        <source>It needs OpenVINO {version} or a newer one.</source>
        <translation>OpenVINO {version} 以降が必要です。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>ほか {count} 件</translation>
    </message>
    <message>
        <source>Languages: {names}.</source>
        <translation>言語: {names}。</translation>
    </message>
    <message>
        <source>Licence: {name}.</source>
        <translation>ライセンス: {name}。</translation>
    </message>
    <message>
        <source>Its terms have to be accepted on its page, and moechat needs your token.</source>
        <translation>モデルのページで規約に同意する必要があり、moechat にはアクセストークンが必要です。</translation>
    </message>
    <message>
        <source>Its owners have to allow a download: ask on its page. moechat needs your token.</source>
        <translation>ダウンロードには所有者の許可が必要です。モデルのページで申請してください。moechat にはアクセストークンが必要です。</translation>
    </message>
    <message>
        <source>It lies in {path}.</source>
        <translation>場所: {path}</translation>
    </message>
    <message>
        <source>It goes to {path}.</source>
        <translation>保存先: {path}</translation>
    </message>
    <message>
        <source>A download goes to {path}.</source>
        <translation>ダウンロード先: {path}</translation>
    </message>
    <message>
        <source>{repo}, revision {commit}</source>
        <translation>{repo}、リビジョン {commit}</translation>
    </message>
    <message>
        <source>and {count} more files</source>
        <translation>ほか {count} 個のファイル</translation>
    </message>
</context>
<context>
    <name>ModelImport</name>
    <message>
        <source>Folders with OpenVINO models, a Hugging Face cache among them</source>
        <translation>OpenVINO モデルのフォルダー (Hugging Face のキャッシュを含む)</translation>
    </message>
    <message>
        <source>Add the models in a folder</source>
        <translation>フォルダー内のモデルを追加</translation>
    </message>
    <message>
        <source>{0}: already on the list</source>
        <translation>{0}: すでに一覧にあります</translation>
    </message>
    <message>
        <source>Add {0} ({1})?</source>
        <translation>{0} ({1}) を追加しますか?</translation>
    </message>
    <message>
        <source>Used where it is, nothing is copied, and the folder has to stay there. Copied to {0}, every file whose checksum is known is checked.</source>
        <translation>そのまま使う場合は何もコピーされず、フォルダーをその場所に残しておく必要があります。{0} にコピーする場合は、チェックサムのわかるファイルをすべて検査します。</translation>
    </message>
    <message>
        <source>Use it where it is</source>
        <translation>今の場所で使う</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>コピーする</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>追加しました: {0}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>List of models</source>
        <translation>モデルの一覧</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
</context>
<context>
    <name>ModelPresenter</name>
    <message>
        <source>Open a model folder</source>
        <translation>モデルフォルダーを開く</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
</context>
<context>
    <name>ModelRow</name>
    <message>
        <source>update available</source>
        <translation>更新あり</translation>
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
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>移動…</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Move the folder of models</source>
        <translation>モデルのフォルダーを移動</translation>
    </message>
    <message>
        <source>Stop moving</source>
        <translation>移動を中止</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>Moving to {0}: {1}</source>
        <translation>{0} に移動中: {1}</translation>
    </message>
    <message>
        <source>Move the models into this folder</source>
        <translation>このフォルダーにモデルを移動</translation>
    </message>
    <message>
        <source>None. Before a large download you can choose one on another drive.</source>
        <translation>なし。大きなダウンロードの前に、別のドライブのフォルダーを選べます。</translation>
    </message>
    <message>
        <source>Open the folder {0}</source>
        <translation>フォルダー {0} を開く</translation>
    </message>
    <message>
        <source>Look for models in {0} no more</source>
        <translation>{0} のモデルを探さない</translation>
    </message>
    <message>
        <source>Look there no more; the files stay</source>
        <translation>このフォルダーを探さないようにします。ファイルは残ります</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Remove {0} from the list</source>
        <translation>一覧から {0} を削除</translation>
    </message>
    <message>
        <source>Remove from this list; the files stay</source>
        <translation>この一覧から削除します。ファイルは残ります</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>見つかりません</translation>
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
        <translation>{0} の準備ができました</translation>
    </message>
    <message>
        <source>You can chat with it.</source>
        <translation>チャットに使えます。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>The download of {0} failed</source>
        <translation>{0} をダウンロードできませんでした</translation>
    </message>
    <message>
        <source>Show the models</source>
        <translation>モデルを表示</translation>
    </message>
    <message>
        <source>Searching the hub…</source>
        <translation>ハブを検索しています…</translation>
    </message>
    <message>
        <source>The hub has no OpenVINO model with these words.</source>
        <translation>この言葉に合う OpenVINO モデルはハブにありません。</translation>
    </message>
    <message>
        <source>What is listed here is known without it.</source>
        <translation>ここにあるのは、ハブなしでわかるモデルです。</translation>
    </message>
</context>
<context>
    <name>ModelsView</name>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Search OpenVINO models</source>
        <translation>OpenVINO モデルを検索</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Add models that are on this PC already: in place, or copied</source>
        <translation>この PC にあるモデルを、そのままの場所で、またはコピーして追加します</translation>
    </message>
    <message>
        <source>Close the models</source>
        <translation>モデル一覧を閉じる</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>チャットに戻る (Esc)</translation>
    </message>
    <message>
        <source>Looking at this PC…</source>
        <translation>この PC を調べています…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>すべてのモデル</translation>
    </message>
    <message>
        <source>Runs well here</source>
        <translation>快適に動くもの</translation>
    </message>
    <message>
        <source>On this PC</source>
        <translation>この PC にあるもの</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>best here</source>
        <translation>この PC での適合度</translation>
    </message>
    <message>
        <source>speed here</source>
        <translation>この PC での速度</translation>
    </message>
    <message>
        <source>size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>last used</source>
        <translation>最後に使った日</translation>
    </message>
    <message>
        <source>downloads on the hub</source>
        <translation>ハブでのダウンロード数</translation>
    </message>
    <message>
        <source>likes on the hub</source>
        <translation>ハブでのいいね数</translation>
    </message>
    <message>
        <source>trend on the hub</source>
        <translation>ハブでの人気上昇</translation>
    </message>
    <message>
        <source>last change on the hub</source>
        <translation>ハブでの更新日</translation>
    </message>
    <message>
        <source>newest on the hub</source>
        <translation>ハブでの新着</translation>
    </message>
    <message>
        <source>Sort: {0}</source>
        <translation>並べ替え: {0}</translation>
    </message>
    <message>
        <source>More from the hub</source>
        <translation>ハブからさらに表示</translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation>更新を確認</translation>
    </message>
    <message>
        <source>Ask the hub whether it has something newer of your models</source>
        <translation>手元のモデルに新しいものがあるか、ハブに確認します</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>モデルを探しています…</translation>
    </message>
    <message>
        <source>No model has these words.</source>
        <translation>この言葉に合うモデルはありません。</translation>
    </message>
    <message>
        <source>No model is on this PC yet. Download one, or add a folder you have.</source>
        <translation>この PC にモデルはまだありません。ダウンロードするか、手元のフォルダーを追加してください。</translation>
    </message>
    <message>
        <source>No model of the list runs well on this PC. Choose All models to see what would run slowly.</source>
        <translation>この一覧に、この PC で快適に動くモデルはありません。「すべてのモデル」を選ぶと、遅いものも表示されます。</translation>
    </message>
</context>
<context>
    <name>MovePresenter</name>
    <message>
        <source>Moving the models was interrupted</source>
        <translation>モデルの移動が中断されました</translation>
    </message>
    <message>
        <source>They were on their way to {0}. Until that is over they are used from where they were, {1}.</source>
        <translation>{0} に移動する途中でした。完了するまでは、元の場所 {1} のものを使います。</translation>
    </message>
    <message>
        <source>Go on moving</source>
        <translation>移動を続ける</translation>
    </message>
    <message>
        <source>Leave them here</source>
        <translation>元の場所に残す</translation>
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
        <translation>モデルを {0} に移動しています</translation>
    </message>
    <message>
        <source>The models are in {0} now</source>
        <translation>モデルは {0} に移動しました</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Download and chat</source>
        <translation>ダウンロードしてチャット</translation>
    </message>
</context>
<context>
    <name>OffloadPage</name>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>If all of it fits easily</source>
        <translation>全体が余裕で収まる場合</translation>
    </message>
    <message>
        <source>As much as fits easily</source>
        <translation>余裕で収まる分だけ</translation>
    </message>
    <message>
        <source>4 bit</source>
        <translation>4 ビット</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 ビット</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 ビット</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>トラブル時</translation>
    </message>
    <message>
        <source>Stream more and try again</source>
        <translation>ストリーミングを増やして再試行</translation>
    </message>
    <message>
        <source>Stop and ask</source>
        <translation>停止して確認</translation>
    </message>
    <message>
        <source>Automatic ({0} %)</source>
        <translation>自動 ({0}%)</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>0 %, all in memory</source>
        <translation>0% (すべてメモリ上)</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} トークン</translation>
    </message>
    <message>
        <source>No model was chosen yet.</source>
        <translation>モデルがまだ選択されていません。</translation>
    </message>
    <message>
        <source>This model has no experts; nothing of it can be streamed.</source>
        <translation>このモデルにエキスパートはないため、ストリーミングできません。</translation>
    </message>
    <message>
        <source>Costs {0} for each 1,000 tokens.</source>
        <translation>1,000 トークンごとに {0} 使用します。</translation>
    </message>
    <message>
        <source>Costs {0}</source>
        <translation>{0} 使用</translation>
    </message>
</context>
<context>
    <name>OffloadPresenter</name>
    <message>
        <source>Not loaded</source>
        <translation>読み込まれていません</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>An answer is being written. Stop it and load at {0} % now?</source>
        <translation>回答を書いています。停止して、{0}% で読み込みますか?</translation>
    </message>
    <message>
        <source>Stop and load</source>
        <translation>停止して読み込む</translation>
    </message>
    <message>
        <source>An answer is being written. Stop it and load automatically now?</source>
        <translation>回答を書いています。停止して、自動設定で読み込みますか?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>{0} instead of {1} %: the model is loaded again, the chat stays.</source>
        <translation>{1}% から {0} にするため、モデルを読み込み直します。チャットは残ります。</translation>
    </message>
    <message>
        <source>The next answer reads the whole chat again, as its cache is lost.</source>
        <translation>キャッシュが失われるため、次の回答ではチャット全体を読み直します。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Go to a chat, a model, anything</source>
        <translation>チャット、モデルなどへ移動</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>この言葉に合うものはありません。</translation>
    </message>
    <message>
        <source>Load model</source>
        <translation>モデルを読み込む</translation>
    </message>
    <message>
        <source>Use preset</source>
        <translation>プリセットを使う</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Speed and memory</source>
        <translation>速度とメモリ</translation>
    </message>
    <message>
        <source>Hide the panel</source>
        <translation>パネルを隠す</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{size} left after it</source>
        <translation>完了後の空き {size}</translation>
    </message>
    <message>
        <source>reads experts at {speed} MB/s</source>
        <translation>エキスパートの読み取り {speed} MB/秒</translation>
    </message>
    <message>
        <source>speed not measured</source>
        <translation>速度は未測定</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. The suggested one reads them {times} times as fast as the usual one.</source>
        <translation>メモリに置かれないエキスパートは、トークンごとにドライブから読み取られます。おすすめのドライブでは、通常のものの {times} 倍の速さで読み取れます。</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. The suggested one is of a faster kind than the usual one.</source>
        <translation>メモリに置かれないエキスパートは、トークンごとにドライブから読み取られます。おすすめのドライブは、通常のものより高速な種類です。</translation>
    </message>
    <message>
        <source>The drive of the usual folder has no room for it. These have.</source>
        <translation>通常のフォルダーのドライブには空きがありません。次のドライブには空きがあります。</translation>
    </message>
    <message>
        <source>Experts that are not kept in memory are read from the drive for every token. No other drive is clearly faster than the usual one.</source>
        <translation>メモリに置かれないエキスパートは、トークンごとにドライブから読み取られます。通常のものより明らかに速いドライブは、ほかにありません。</translation>
    </message>
</context>
<context>
    <name>PlacePrompt</name>
    <message>
        <source>Another folder…</source>
        <translation>別のフォルダー…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Where to keep the model</source>
        <translation>モデルの保存先</translation>
    </message>
    <message>
        <source>Where shall {0} be kept? It has {1}.</source>
        <translation>{0} をどこに保存しますか? サイズは {1} です。</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>The whole model fits in memory: it needs {needed_bytes} of {comfortable_bytes} that can be used comfortably.</source>
        <translation>モデル全体がメモリに収まります。余裕を持って使える {comfortable_bytes} のうち {needed_bytes} が必要です。</translation>
    </message>
    <message>
        <source>With all experts in memory it would need {needed_bytes}, and {comfortable_bytes} can be used comfortably. So {slots} of {experts} experts stay in memory; the others are read from the drive as they are needed.</source>
        <translation>すべてのエキスパートをメモリに置くと {needed_bytes} 必要で、余裕を持って使えるのは {comfortable_bytes} です。そのため {experts} 個中 {slots} 個のエキスパートを常駐させ、残りは必要なときにドライブから読み取ります。</translation>
    </message>
    <message>
        <source>{available_bytes} of memory are free for the model; other programs and the system hold {used_bytes}.</source>
        <translation>モデルに使える空きメモリは {available_bytes} です。ほかのプログラムとシステムが {used_bytes} を使っています。</translation>
    </message>
    <message>
        <source>More memory is free, but the driver lets the graphics take {available_bytes} at most.</source>
        <translation>空きメモリはもっとありますが、ドライバーがグラフィックスに許可しているのは {available_bytes} までです。</translation>
    </message>
    <message>
        <source>The graphics card has {available_bytes} of its own memory to give.</source>
        <translation>グラフィックスカードの専用メモリは {available_bytes} 使えます。</translation>
    </message>
    <message>
        <source>With experts on the drive the first word of an answer comes after about {ttft_ms} instead of {resident_ttft_ms}, however much is streamed.</source>
        <translation>エキスパートがドライブにあると、ストリーミングの量にかかわらず、最初の言葉まで {resident_ttft_ms}ではなく約 {ttft_ms}かかります。</translation>
    </message>
    <message>
        <source>A long prompt is read {tokens} tokens at a time, because every step reads nearly all streamed experts again. Stop takes effect between two steps.</source>
        <translation>長いプロンプトは {tokens} トークンずつ読みます。各ステップで、ストリーミングするエキスパートのほぼすべてを読み直すためです。停止はステップの間で効きます。</translation>
    </message>
    <message>
        <source>A long prompt is read only {tokens} tokens at a time instead of {wanted_tokens}. Every step reads nearly all streamed experts again, so long prompts take long.</source>
        <translation>長いプロンプトは {wanted_tokens} ではなく {tokens} トークンずつしか読めません。各ステップで、ストリーミングするエキスパートのほぼすべてを読み直すため、長いプロンプトには時間がかかります。</translation>
    </message>
    <message>
        <source>The memory of the conversation is kept in 4 bits instead of 8, which saves {saved_bytes}.</source>
        <translation>会話のメモリを 8 ビットではなく 4 ビットで保持し、{saved_bytes} を節約します。</translation>
    </message>
    <message>
        <source>A conversation may hold {context_tokens} tokens instead of {usual_tokens}, as memory is short.</source>
        <translation>メモリが足りないため、会話は {usual_tokens} ではなく {context_tokens} トークンまでになります。</translation>
    </message>
    <message>
        <source>This model holds {context_tokens} tokens at most, not {wanted_tokens}.</source>
        <translation>このモデルが扱えるのは {wanted_tokens} ではなく {context_tokens} トークンまでです。</translation>
    </message>
    <message>
        <source>Only {slots} experts per layer fit, and a single token uses {top_k}. With fewer than {wanted_slots} answers are very slow.</source>
        <translation>層ごとに {slots} 個のエキスパートしか収まりませんが、1 トークンで {top_k} 個を使います。{wanted_slots} 個未満では回答が非常に遅くなります。</translation>
    </message>
    <message>
        <source>There is too little memory at any ratio. {enough_bytes} available to the model would be enough; now it is {available_bytes}, {missing_bytes} too little.</source>
        <translation>どの割合でもメモリが足りません。モデルに {enough_bytes} 使えれば足りますが、現在は {available_bytes} で、{missing_bytes} 不足しています。</translation>
    </message>
    <message>
        <source>There is too little memory for this model, which takes {needed_bytes}. {enough_bytes} available to it would be enough; now it is {available_bytes}, {missing_bytes} too little.</source>
        <translation>{needed_bytes} を使うこのモデルにはメモリが足りません。{enough_bytes} 使えれば足りますが、現在は {available_bytes} で、{missing_bytes} 不足しています。</translation>
    </message>
    <message>
        <source>{device} has no XMX units. Without them experts cannot be streamed from the drive, and loading such a model on it takes several times the model&apos;s size.</source>
        <translation>{device} に XMX ユニットはありません。そのためエキスパートをドライブからストリーミングできず、このようなモデルの読み込みにはモデルの数倍のメモリを使います。</translation>
    </message>
    <message>
        <source>The experts of this kind of model cannot be streamed from the drive.</source>
        <translation>この種類のモデルのエキスパートは、ドライブからストリーミングできません。</translation>
    </message>
    <message>
        <source>Whether the experts of this model can be streamed from the drive is not known, so it is not tried.</source>
        <translation>このモデルのエキスパートをドライブからストリーミングできるか不明なため、試しません。</translation>
    </message>
    <message>
        <source>The graphics cannot hold the whole model, but there is room for it in RAM: the processor computes it from {needed_bytes}, and nothing waits for the drive.</source>
        <translation>グラフィックスにはモデル全体が収まりませんが、RAM には収まります。プロセッサが {needed_bytes} から計算するので、ドライブを待つことはありません。</translation>
    </message>
    <message>
        <source>Streaming to a graphics card is slow in this release of OpenVINO: the experts stay in the computer&apos;s RAM.</source>
        <translation>このリリースの OpenVINO では、グラフィックスカードへのストリーミングは低速です。エキスパートは PC の RAM に置かれます。</translation>
    </message>
    <message>
        <source>The model lies on {drive}, which is slow to read experts from.</source>
        <translation>モデルは{drive}にあり、エキスパートの読み取りが遅くなります。</translation>
    </message>
    <message>
        <source>Streaming 8-bit experts has been seen to hang at the second answer. A 4-bit version of the model is safer.</source>
        <translation>8 ビットのエキスパートのストリーミングでは、2 番目の回答で停止した例があります。4 ビット版のモデルの方が安全です。</translation>
    </message>
    <message>
        <source>You chose {ratio} %.</source>
        <translation>{ratio}% を選択しました。</translation>
    </message>
    <message>
        <source>{ratio} % was measured to be best here.</source>
        <translation>測定では {ratio}% が最適でした。</translation>
    </message>
    <message>
        <source>{ratio} % went well the last time.</source>
        <translation>前回は {ratio}% でうまくいきました。</translation>
    </message>
    <message>
        <source>{smaller_ratio} % would fit as well now, but with less than 1 GB to spare, so it stays at {ratio} %.</source>
        <translation>現在は {smaller_ratio}% も収まりますが、余裕が 1 GB 未満のため、{ratio}% のままにします。</translation>
    </message>
    <message>
        <source>{wanted_ratio} % ({source}) is not possible now; it is {ratio} %.</source>
        <translation>{wanted_ratio}% ({source}) は現在使えないため、{ratio}% にします。</translation>
    </message>
    <message>
        <source>The model&apos;s sizes are estimated, within {percent} %, until it is downloaded.</source>
        <translation>ダウンロードするまで、モデルのサイズは推定値です (誤差 {percent}% 以内)。</translation>
    </message>
    <message>
        <source>There is no usable device {device} in this computer; another one is planned for.</source>
        <translation>この PC に使用可能な {device} はありません。別のデバイスで計画します。</translation>
    </message>
    <message>
        <source>No device is known in this computer; the plan is made for its processor.</source>
        <translation>この PC のデバイスが不明なため、プロセッサで計画します。</translation>
    </message>
    <message>
        <source>Close {close_bytes} of programs: no streaming{faster}.</source>
        <translation>{close_bytes} 相当のプログラムを閉じる: ストリーミング不要{faster}。</translation>
    </message>
    <message>
        <source>Let the graphics use {percent} % of the memory (in Intel Graphics Software){close}: no streaming{faster}.</source>
        <translation>グラフィックスにメモリの {percent}% を許可する (Intel Graphics Software){close}: ストリーミング不要{faster}。</translation>
    </message>
    <message>
        <source>Let a conversation hold {context_tokens} tokens: no streaming{faster}.</source>
        <translation>会話を {context_tokens} トークンまでにする: ストリーミング不要{faster}。</translation>
    </message>
    <message>
        <source>The whole model fits in memory now: no streaming{faster}.</source>
        <translation>現在はモデル全体がメモリに収まります: ストリーミング不要{faster}。</translation>
    </message>
    <message>
        <source>{ratio} % fits now: about {speed} tokens a second.</source>
        <translation>現在は {ratio}% が収まります: 約 {speed} トークン/秒。</translation>
    </message>
    <message>
        <source>{ratio} % leaves {freed_bytes} more to other programs, at about {speed} tokens a second.</source>
        <translation>{ratio}% なら、ほかのプログラムに {freed_bytes} 多く残ります: 約 {speed} トークン/秒。</translation>
    </message>
    <message>
        <source>The processor can hold the whole model: about {speed} tokens a second.</source>
        <translation>プロセッサならモデル全体が収まります: 約 {speed} トークン/秒。</translation>
    </message>
    <message>
        <source>Graphics with {ratio} % streamed: about {speed} tokens a second.</source>
        <translation>グラフィックスで {ratio}% をストリーミング: 約 {speed} トークン/秒。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>estimated, between {low} and {high}</source>
        <translation>推定 {low}～{high}</translation>
    </message>
    <message>
        <source>, first token about {times} times sooner</source>
        <translation>、最初のトークンが約 {times} 倍速い</translation>
    </message>
    <message>
        <source> and close {size} of programs</source>
        <translation>、さらに {size} 相当のプログラムを閉じる</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>ユーザーの選択</translation>
    </message>
    <message>
        <source>measured to be best</source>
        <translation>測定で最適</translation>
    </message>
    <message>
        <source>used the last time</source>
        <translation>前回の値</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>a hard disk</source>
        <translation>ハードディスク</translation>
    </message>
    <message>
        <source>a USB drive</source>
        <translation>USB ドライブ</translation>
    </message>
    <message>
        <source>a network drive</source>
        <translation>ネットワークドライブ</translation>
    </message>
    <message>
        <source>a drive</source>
        <translation>ドライブ</translation>
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
        <translation>この設定になった理由</translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>この設定になった理由</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>ほかの方法</translation>
    </message>
    <message>
        <source>+ resident experts, {0} of {1} per layer</source>
        <translation>+ 常駐エキスパート (層ごとに {1} 個中 {0} 個)</translation>
    </message>
    <message>
        <source>+ context of {0} tokens, {1} KV cache</source>
        <translation>+ コンテキスト {0} トークン、{1} KV キャッシュ</translation>
    </message>
    <message>
        <source>always-resident weights</source>
        <translation>常に常駐する重み</translation>
    </message>
    <message>
        <source>+ working memory</source>
        <translation>+ 作業用メモリ</translation>
    </message>
    <message>
        <source>= needed</source>
        <translation>= 必要量</translation>
    </message>
    <message>
        <source>at most while loading</source>
        <translation>読み込み中の最大</translation>
    </message>
    <message>
        <source>available to the model</source>
        <translation>モデルに使用可能</translation>
    </message>
    <message>
        <source>comfortable, 85 % of that</source>
        <translation>余裕のある範囲 (その 85%)</translation>
    </message>
    <message>
        <source>speed, {0}</source>
        <translation>速度 ({0})</translation>
    </message>
    <message>
        <source>first token, 1,000-token prompt</source>
        <translation>最初のトークン (プロンプト 1,000 トークン)</translation>
    </message>
    <message>
        <source>prompt read in steps of</source>
        <translation>プロンプトの読み取り単位</translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message>
        <source>suggested</source>
        <translation>おすすめ</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>手動設定</translation>
    </message>
    <message>
        <source>Everything fits in memory and leaves {free} free.</source>
        <translation>すべてメモリに収まり、空きが {free} 残ります。</translation>
    </message>
    <message>
        <source>You chose {ratio} %: it leaves {free} free.</source>
        <translation>{ratio}% を選択: 空きが {free} 残ります。</translation>
    </message>
    <message>
        <source>Picked {ratio} %: leaves {free} free.</source>
        <translation>{ratio}% を自動選択: 空きが {free} 残ります。</translation>
    </message>
    <message>
        <source>At {ratio} % memory would be too short.</source>
        <translation>{ratio}% ではメモリが足りません。</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Concise</source>
        <translation>簡潔</translation>
    </message>
    <message>
        <source>Answer in as few words as the question allows. Begin with the answer itself; no introduction, no repetition of the question, no closing remark.</source>
        <translation>質問に必要な最小限の言葉で答えてください。答えそのものから始め、前置き、質問の繰り返し、締めの言葉は不要です。</translation>
    </message>
    <message>
        <source>Programmer</source>
        <translation>プログラマー</translation>
    </message>
    <message>
        <source>You are an experienced software engineer. Give code that is complete and runs, say which versions it needs, and point out errors and edge cases. If something is unclear, ask before you write much code.</source>
        <translation>あなたは経験豊富なソフトウェアエンジニアです。完全で動作するコードを示し、必要なバージョンを述べ、誤りや境界条件を指摘してください。不明な点があれば、多くのコードを書く前に質問してください。</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>編集者</translation>
    </message>
    <message>
        <source>Correct spelling, grammar and style of the texts you are given. Keep meaning, tone and language. Give the corrected text first, then the changes as a list.</source>
        <translation>渡された文章の綴り、文法、文体を直してください。意味、調子、言語は変えないでください。まず直した文章を示し、次に変更点を箇条書きにしてください。</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>家庭教師</translation>
    </message>
    <message>
        <source>Explain step by step, from what is known to what is new, with a small example. After each step check with a question whether it was understood. Today is {{date}}.</source>
        <translation>既知のことから新しいことへ、小さな例を添えて段階的に説明してください。各段階の後に、理解できたかを質問で確かめてください。今日は {{date}} です。</translation>
    </message>
</context>
<context>
    <name>PresetsPage</name>
    <message>
        <source>No preset</source>
        <translation>プリセットなし</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>No model has been chosen yet.</source>
        <translation>モデルがまだ選択されていません。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Make an empty preset</source>
        <translation>空のプリセットを作成します</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Make another one with these values</source>
        <translation>同じ値でもう 1 つ作成します</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Take back all changes of this preset</source>
        <translation>このプリセットの変更をすべて取り消します</translation>
    </message>
    <message>
        <source>Delete this preset; chats keep what they began with</source>
        <translation>このプリセットを削除します。チャットは開始時の内容を保ちます</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>プリセットには名前が必要です。</translation>
    </message>
    <message>
        <source>A name has {0} characters at most.</source>
        <translation>名前は {0} 文字までです。</translation>
    </message>
    <message>
        <source>Another preset has this name.</source>
        <translation>同じ名前のプリセットがあります。</translation>
    </message>
    <message>
        <source>How words are drawn</source>
        <translation>言葉の選び方</translation>
    </message>
    <message>
        <source>As all chats</source>
        <translation>全チャット共通</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>As the model</source>
        <translation>モデルに従う</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
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
        <translation>新しいプリセット</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>プリセットをインポート</translation>
    </message>
    <message>
        <source>Export all presets</source>
        <translation>すべてのプリセットをエクスポート</translation>
    </message>
    <message>
        <source>Presets ({0})</source>
        <translation>プリセット ({0})</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>All of it is on this PC. moechat sends nothing of it anywhere.</source>
        <translation>すべてこの PC にあります。moechat がどこかに送信することはありません。</translation>
    </message>
    <message>
        <source>Kept on this PC</source>
        <translation>この PC に保存</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>読み込みと書き出し</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Delete my data…</source>
        <translation>データを削除…</translation>
    </message>
    <message>
        <source>What you chose was deleted.</source>
        <translation>選択したものを削除しました。</translation>
    </message>
    <message>
        <source>Not all of what you chose could be deleted.</source>
        <translation>選択したものの一部を削除できませんでした。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
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
        <translation>バージョン {0} があります。</translation>
    </message>
    <message>
        <source>This is the latest version.</source>
        <translation>最新バージョンです。</translation>
    </message>
    <message>
        <source>Nothing was released there yet.</source>
        <translation>まだ何も公開されていません。</translation>
    </message>
    <message>
        <source>{1} cannot be reached. Check the connection, then try again.</source>
        <translation>{1} に接続できません。接続を確認して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{1} was asked too often from this network. Try again in an hour.</source>
        <translation>このネットワークから {1} への問い合わせが多すぎます。1 時間後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>{1} gave an answer that makes no sense. Try again later.</source>
        <translation>{1} から解釈できない応答がありました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Offline mode is on in the environment (HF_HUB_OFFLINE): nothing is asked.</source>
        <translation>環境変数 (HF_HUB_OFFLINE) でオフラインモードになっているため、問い合わせません。</translation>
    </message>
    <message>
        <source>This build does not know where new versions are. Look where you got moechat from.</source>
        <translation>このビルドには新しいバージョンの確認先がありません。moechat の入手元で確認してください。</translation>
    </message>
    <message>
        <source>Once a day at most, moechat asks {0} which version is the latest. That server sees the version you have and, as every server, the address of your network; nothing else is sent. Nothing is downloaded or replaced.</source>
        <translation>最大で 1 日 1 回、最新バージョンを {0} に問い合わせます。サーバーに伝わるのは、使用中のバージョンと、どの通信でも伝わるネットワークのアドレスだけです。ダウンロードや置き換えは行いません。</translation>
    </message>
</context>
<context>
    <name>PromptEdit</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Streaming active</source>
        <translation>ストリーミング有効</translation>
    </message>
    <message>
        <source>Not streaming: this GPU has no XMX</source>
        <translation>ストリーミングなし: この GPU に XMX がありません</translation>
    </message>
    <message>
        <source>Ratio ignored: unknown kind of experts</source>
        <translation>割合が無視されました: 不明な種類のエキスパート</translation>
    </message>
    <message>
        <source>Ratio ignored: compiled before</source>
        <translation>割合が無視されました: 以前のコンパイル結果</translation>
    </message>
    <message>
        <source>Ratio ignored: cause unknown</source>
        <translation>割合が無視されました: 原因不明</translation>
    </message>
    <message>
        <source>Not streaming: on the processor</source>
        <translation>ストリーミングなし: プロセッサで動作</translation>
    </message>
    <message>
        <source>All experts in memory</source>
        <translation>すべてのエキスパートがメモリ上</translation>
    </message>
    <message>
        <source>No experts to stream</source>
        <translation>ストリーミングするエキスパートなし</translation>
    </message>
    <message>
        <source>Streaming not verified</source>
        <translation>ストリーミング未確認</translation>
    </message>
    <message>
        <source>Streaming doubtful</source>
        <translation>ストリーミングは不確実</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory. With all experts in memory it would take {resident}; {streamed} of them are read from the drive as they are needed.</source>
        <translation>モデルはグラフィックスメモリを {measured} 使っています。すべてのエキスパートをメモリに置くと {resident} になります。{streamed} は必要なときにドライブから読み取られます。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: graphics without XMX units cannot stream experts. The processor, or a smaller model, is the better choice.</source>
        <translation>モデルはグラフィックスメモリを {predicted} ではなく {measured} 使っています。XMX ユニットのないグラフィックスはエキスパートをストリーミングできません。プロセッサか、より小さいモデルの方が適しています。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: OpenVINO does not know the layout of its experts, so that it cannot stream them. Another version of the model may help.</source>
        <translation>モデルはグラフィックスメモリを {predicted} ではなく {measured} 使っています。OpenVINO がエキスパートの形式を認識せず、ストリーミングできません。別のバージョンのモデルなら改善するかもしれません。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}: OpenVINO took a model from its cache folder that was compiled at another ratio. Load it without a cache folder.</source>
        <translation>モデルはグラフィックスメモリを {predicted} ではなく {measured} 使っています。OpenVINO が、別の割合でコンパイルされたモデルをキャッシュフォルダーから使いました。キャッシュフォルダーなしで読み込んでください。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory instead of {predicted}, so its experts are all in memory. Why is not known; the driver or OpenVINO may be too old or too new.</source>
        <translation>モデルはグラフィックスメモリを {predicted} ではなく {measured} 使っているため、エキスパートはすべてメモリにあります。原因は不明ですが、ドライバーか OpenVINO が古すぎるか、新しすぎる可能性があります。</translation>
    </message>
    <message>
        <source>Experts are streamed to graphics only. The processor has the whole model in RAM.</source>
        <translation>ストリーミングできるのはグラフィックスだけです。プロセッサではモデル全体が RAM にあります。</translation>
    </message>
    <message>
        <source>Nothing is streamed: the whole model is in memory, and no answer waits for the drive.</source>
        <translation>ストリーミングしていません。モデル全体がメモリにあり、ドライブを待つ回答はありません。</translation>
    </message>
    <message>
        <source>This model has no experts. It is in memory as a whole.</source>
        <translation>このモデルにエキスパートはありません。全体がメモリにあります。</translation>
    </message>
    <message>
        <source>The driver does not tell how much graphics memory the model takes. By the plan it is {predicted}.</source>
        <translation>ドライバーから、モデルが使うグラフィックスメモリの量を取得できません。計画では {predicted} です。</translation>
    </message>
    <message>
        <source>So little is streamed that memory does not show it: {predicted} by the plan, {resident} with all experts in memory.</source>
        <translation>ストリーミングがわずかなため、メモリからは判別できません。計画では {predicted}、すべてのエキスパートをメモリに置くと {resident} です。</translation>
    </message>
    <message>
        <source>The model takes {measured} of graphics memory, where {predicted} were planned and {resident} would be all of it. So it is not certain that experts are streamed.</source>
        <translation>モデルはグラフィックスメモリを {measured} 使っています。計画は {predicted}、全体では {resident} です。そのため、ストリーミングしているかどうか確実ではありません。</translation>
    </message>
</context>
<context>
    <name>RatioPlot</name>
    <message>
        <source>Speed and memory against the share streamed from disk</source>
        <translation>ディスクからストリーミングする割合ごとの速度とメモリ</translation>
    </message>
    <message>
        <source>{0} %: {1} tokens a second, measured</source>
        <translation>{0}%: {1} トークン/秒、実測</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>memory, GB</source>
        <translation>メモリ (GB)</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まりません</translation>
    </message>
    <message>
        <source>comfortable limit {0}</source>
        <translation>余裕の上限 {0}</translation>
    </message>
    <message>
        <source>{0} %: {1}</source>
        <translation>{0}%: {1}</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>●  measured     - -  estimated     ○  all in memory</source>
        <translation>●  実測     - -  推定     ○  すべてメモリ上</translation>
    </message>
</context>
<context>
    <name>RatioSlider</name>
    <message>
        <source>Experts streamed from disk, percent</source>
        <translation>ディスクからストリーミングするエキスパート (%)</translation>
    </message>
    <message>
        <source>fits from {0}</source>
        <translation>{0} から収まる</translation>
    </message>
    <message>
        <source>suggested {0}</source>
        <translation>おすすめ {0}</translation>
    </message>
    <message>
        <source>worked {0}</source>
        <translation>前回 {0}</translation>
    </message>
    <message>
        <source>measured {0}</source>
        <translation>実測 {0}</translation>
    </message>
</context>
<context>
    <name>RemovedMessages</name>
    <message>
        <source>Deleted messages</source>
        <translation>削除したメッセージ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>They are kept until you delete them for good, or the chat.</source>
        <translation>完全に削除するか、チャットを削除するまで残ります。</translation>
    </message>
    <message>
        <source>Nothing is deleted in this chat.</source>
        <translation>このチャットに削除したものはありません。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(テキストなし)</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n 件のメッセージ</numerusform>
        </translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 件のメッセージ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Restore: {0}</source>
        <translation>元に戻す: {0}</translation>
    </message>
    <message>
        <source>Really delete all for good?</source>
        <translation>本当にすべて完全に削除しますか?</translation>
    </message>
    <message>
        <source>Delete all for good…</source>
        <translation>すべて完全に削除…</translation>
    </message>
</context>
<context>
    <name>ResultDelegate</name>
    <message>
        <source>You: </source>
        <translation>あなた: </translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>{0}, archived</source>
        <translation>{0}、アーカイブ済み</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Found in the chats</source>
        <translation>チャットの検索結果</translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>検索結果: {0} 件</translation>
    </message>
</context>
<context>
    <name>RowActions</name>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>チャットに戻る (Esc)</translation>
    </message>
    <message>
        <source>More about {0}</source>
        <translation>{0} のその他の操作</translation>
    </message>
    <message>
        <source>Verify, update, delete and the like</source>
        <translation>検証、更新、削除など</translation>
    </message>
</context>
<context>
    <name>RowArea</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>{0}, message {1} of {2}</source>
        <translation>{0}、{2} 件中 {1} 件目のメッセージ</translation>
    </message>
    <message>
        <source>{0}, thinking</source>
        <translation>{0}、思考</translation>
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
        <translation>コードをファイルに保存</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ファイルに保存</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>moechat is running already, but its window does not answer.</source>
        <translation>moechat はすでに起動していますが、ウィンドウが応答しません。</translation>
    </message>
    <message>
        <source>It may be busy for a moment. You can wait and try again, or open another window: both can use the same chats.</source>
        <translation>一時的に忙しいだけかもしれません。待ってからもう一度試すか、別のウィンドウを開いてください。どちらでも同じチャットを使えます。</translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation>別のウィンドウを開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>SelectArea</name>
    <message>
        <source>Select: {0}</source>
        <translation>選択: {0}</translation>
    </message>
</context>
<context>
    <name>SelectBar</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown コピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n 件を選択中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <translation>
            <numerusform>%n 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete the first of them with all that follows it</source>
        <translation>最初の 1 件と、それ以降をすべて削除します</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A number is needed here.</source>
        <translation>数値を入力してください。</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>数値ではありません。</translation>
    </message>
    <message>
        <source>Only whole numbers make sense here.</source>
        <translation>整数を入力してください。</translation>
    </message>
    <message>
        <source>The least that can be is {limit}.</source>
        <translation>最小値は {limit} です。</translation>
    </message>
    <message>
        <source>The most that can be is {limit}.</source>
        <translation>最大値は {limit} です。</translation>
    </message>
    <message>
        <source>It has to be more than {limit}.</source>
        <translation>{limit} より大きい値にしてください。</translation>
    </message>
    <message>
        <source>It has to be less than {limit}.</source>
        <translation>{limit} より小さい値にしてください。</translation>
    </message>
    <message>
        <source>At most {0} lines can be given.</source>
        <translation>{0} 行まで入力できます。</translation>
    </message>
    <message>
        <source>At most {0} characters make sense in a line.</source>
        <translation>1 行は {0} 文字までです。</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>アクセストークン</translation>
    </message>
    <message>
        <source>For models that want you to sign in. It is never shown again.</source>
        <translation>サインインが必要なモデルに使います。入力後は表示されません。</translation>
    </message>
    <message>
        <source>hugging face login password secret keyring gated api key</source>
        <translation>ログイン パスワード 秘密 キーリング hugging face login password token gated api key</translation>
    </message>
    <message>
        <source>Address of the hub</source>
        <translation>ハブのアドレス</translation>
    </message>
    <message>
        <source>A mirror, for instance. Empty: the usual one.</source>
        <translation>ミラーなど。空欄の場合は通常のハブを使います。</translation>
    </message>
    <message>
        <source>mirror endpoint url server hugging face host</source>
        <translation>ミラー サーバー ホスト mirror endpoint url hugging face host</translation>
    </message>
    <message>
        <source>Send the token to it, too</source>
        <translation>トークンをここにも送信</translation>
    </message>
    <message>
        <source>Only where you trust whoever runs the mirror.</source>
        <translation>ミラーの運営者を信頼できる場合だけにしてください。</translation>
    </message>
    <message>
        <source>access mirror endpoint secret</source>
        <translation>アクセス ミラー 秘密 access mirror endpoint secret</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>With http:// or socks5://, and the user&apos;s name if it has one.</source>
        <translation>http:// または socks5:// を付け、必要ならユーザー名も入れます。</translation>
    </message>
    <message>
        <source>network socks http company firewall</source>
        <translation>ネットワーク 会社 ファイアウォール network proxy socks http firewall</translation>
    </message>
    <message>
        <source>Password of the proxy</source>
        <translation>プロキシのパスワード</translation>
    </message>
    <message>
        <source>For the user in its address. It is never shown again.</source>
        <translation>アドレスのユーザー用です。入力後は表示されません。</translation>
    </message>
    <message>
        <source>login secret keyring user network</source>
        <translation>ログイン 秘密 キーリング ユーザー ネットワーク login secret password</translation>
    </message>
    <message>
        <source>Use the proxy of the system</source>
        <translation>システムのプロキシを使う</translation>
    </message>
    <message>
        <source>Where none is given above.</source>
        <translation>上で指定していない場合に使います。</translation>
    </message>
    <message>
        <source>network environment automatic</source>
        <translation>ネットワーク 環境 自動 network environment automatic</translation>
    </message>
    <message>
        <source>More certificates</source>
        <translation>追加の証明書</translation>
    </message>
    <message>
        <source>A PEM file that is trusted beside those of the system.</source>
        <translation>システムの証明書に加えて信頼する PEM ファイルです。</translation>
    </message>
    <message>
        <source>ca authority tls ssl company certificate pem file trust</source>
        <translation>認証局 会社 証明書 信頼 ファイル ca authority tls ssl certificate pem</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Tries the way to the hub step by step.</source>
        <translation>ハブまでの経路を 1 段階ずつ試します。</translation>
    </message>
    <message>
        <source>test check network internet online offline reach</source>
        <translation>テスト 確認 ネットワーク インターネット オンライン オフライン test check network</translation>
    </message>
    <message>
        <source>Files at the same time</source>
        <translation>同時にダウンロードするファイル数</translation>
    </message>
    <message>
        <source>More may be faster; fewer leave more to others.</source>
        <translation>多いと速くなり、少ないとほかの通信に余裕が残ります。</translation>
    </message>
    <message>
        <source>parallel downloads connections speed bandwidth</source>
        <translation>並列 ダウンロード 接続 速度 帯域 parallel speed bandwidth</translation>
    </message>
    <message>
        <source>Leave free on the drive</source>
        <translation>ドライブに残す空き</translation>
    </message>
    <message>
        <source>A download that would leave less waits.</source>
        <translation>空きがこれより少なくなるダウンロードは待機します。</translation>
    </message>
    <message>
        <source>reserve disk storage space full</source>
        <translation>予約 ディスク ストレージ 容量 不足 reserve disk storage space full</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>dark light mode colours night scheme</source>
        <translation>ダーク ライト モード 色 夜 配色 dark light mode night</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Of the size that the system asks for. All else grows along.</source>
        <translation>システムの文字サイズに対する割合です。ほかの部分も合わせて拡大されます。</translation>
    </message>
    <message>
        <source>font zoom scale large small letters</source>
        <translation>フォント ズーム 拡大 縮小 大きい 小さい font zoom scale</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>表示密度</translation>
    </message>
    <message>
        <source>How much room there is between lines, buttons and messages.</source>
        <translation>行、ボタン、メッセージの間隔です。</translation>
    </message>
    <message>
        <source>compact spacing space tight</source>
        <translation>コンパクト 間隔 余白 compact spacing</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Menus that fade in, and the cursor that blinks in a text.</source>
        <translation>メニューのフェードや、文字入力中のカーソルの点滅です。</translation>
    </message>
    <message>
        <source>animation motion reduce blinking effects accessibility</source>
        <translation>アニメーション 動き 減らす 点滅 効果 アクセシビリティ animation motion accessibility</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>This PC</source>
        <translation>この PC</translation>
    </message>
    <message>
        <source>Looking takes up to 15 seconds; chats go on meanwhile.</source>
        <translation>調べるのに最大 15 秒かかります。チャットはその間も続けられます。</translation>
    </message>
    <message>
        <source>doctor check xmx driver gpu versions hardware problem</source>
        <translation>確認 ドライバー バージョン ハードウェア 問題 doctor check xmx driver gpu</translation>
    </message>
    <message>
        <source>Drive test</source>
        <translation>ドライブのテスト</translation>
    </message>
    <message>
        <source>How fast a drive reads streamed experts, and what that means for the current model. Takes ten seconds at most; where there is no model on the drive, a file is written for it and deleted.</source>
        <translation>ストリーミングするエキスパートをドライブがどれだけ速く読み取れるか、現在のモデルではどうなるかを調べます。最大 10 秒です。ドライブにモデルがない場合は、テスト用ファイルを書き込んで削除します。</translation>
    </message>
    <message>
        <source>disk ssd nvme speed benchmark read-ahead slices storage</source>
        <translation>ディスク 速度 ベンチマーク 先読み スライス ストレージ disk ssd nvme speed benchmark read-ahead storage</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>What is found above, settings that differ from the defaults, and the last warnings. Chats, your name and names of folders are left out.</source>
        <translation>上の結果、既定値と異なる設定、最近の警告です。チャット、名前、フォルダー名は含まれません。</translation>
    </message>
    <message>
        <source>copy bug support help issue</source>
        <translation>コピー 不具合 バグ サポート ヘルプ copy bug support issue</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>What the program did, without the text of chats.</source>
        <translation>プログラムの動作記録です。チャットの内容は含まれません。</translation>
    </message>
    <message>
        <source>log file errors crash</source>
        <translation>ログ ファイル エラー クラッシュ log errors crash</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation>次回の起動から有効になります。</translation>
    </message>
    <message>
        <source>language translation</source>
        <translation>言語 翻訳 日本語 language translation</translation>
    </message>
    <message>
        <source>Load the last model at the start</source>
        <translation>起動時に最後のモデルを読み込む</translation>
    </message>
    <message>
        <source>Else it is loaded when you choose it.</source>
        <translation>オフの場合は、選択したときに読み込みます。</translation>
    </message>
    <message>
        <source>startup automatic open begin</source>
        <translation>起動 自動 開始 開く startup automatic</translation>
    </message>
    <message>
        <source>Give memory back after</source>
        <translation>メモリを解放するまでの時間</translation>
    </message>
    <message>
        <source>Minutes without a question or a key. The next message loads the model again. 0 = never.</source>
        <translation>質問もキー操作もないまま経過した分数。次のメッセージでモデルを再び読み込みます。0 = 解放しない。</translation>
    </message>
    <message>
        <source>unload idle timeout free ram sleep</source>
        <translation>アンロード アイドル 時間 解放 スリープ unload idle timeout free ram</translation>
    </message>
    <message>
        <source>Send a message with</source>
        <translation>メッセージの送信キー</translation>
    </message>
    <message>
        <source>enter return key shortcut new line keyboard</source>
        <translation>エンター キー ショートカット 改行 キーボード enter return key shortcut</translation>
    </message>
    <message>
        <source>Titles of chats by the model</source>
        <translation>チャットのタイトルをモデルが付ける</translation>
    </message>
    <message>
        <source>Written after the first answers, while nothing else is asked of the model. With experts streamed from disk that takes longer. A title of your own stays.</source>
        <translation>最初の回答の後、モデルが空いているときに付けます。ディスクからストリーミングするモデルでは時間がかかります。自分で付けたタイトルは変わりません。</translation>
    </message>
    <message>
        <source>name automatic rename generate</source>
        <translation>名前 自動 変更 生成 name automatic rename</translation>
    </message>
    <message>
        <source>Show the list of chats</source>
        <translation>チャット一覧を表示</translation>
    </message>
    <message>
        <source>{0} does the same.</source>
        <translation>{0} でも切り替えられます。</translation>
    </message>
    <message>
        <source>sidebar left column hide</source>
        <translation>サイドバー 左 列 非表示 sidebar left column hide</translation>
    </message>
    <message>
        <source>Show speed and memory</source>
        <translation>速度とメモリを表示</translation>
    </message>
    <message>
        <source>panel right gauge hide tokens</source>
        <translation>パネル 右 メーター 非表示 トークン panel right gauge hide</translation>
    </message>
    <message>
        <source>Say when a long answer is ready</source>
        <translation>長い回答の完了を知らせる</translation>
    </message>
    <message>
        <source>With a message of the system, while the window is hidden or behind others.</source>
        <translation>ウィンドウが隠れているか、後ろにあるときに、システムの通知で知らせます。</translation>
    </message>
    <message>
        <source>notification notify finished done alert background</source>
        <translation>通知 完了 終了 アラート バックグラウンド notification notify</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>ウィンドウを閉じても動作を続ける</translation>
    </message>
    <message>
        <source>An icon in the tray brings the window back, or quits. Models stay loaded.</source>
        <translation>トレイのアイコンから、ウィンドウを戻すか終了できます。モデルは読み込まれたままです。</translation>
    </message>
    <message>
        <source>tray icon background minimise close quit exit</source>
        <translation>トレイ アイコン バックグラウンド 最小化 閉じる 終了 tray minimise close</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>最初の画面</translation>
    </message>
    <message>
        <source>Look this PC over once more, and recommend a model for it.</source>
        <translation>この PC をもう一度調べ、モデルを提案します。</translation>
    </message>
    <message>
        <source>welcome recommend again setup wizard</source>
        <translation>ようこそ おすすめ 再設定 ウィザード welcome recommend setup wizard</translation>
    </message>
    <message>
        <source>This desktop shows no icons of running programs: closing the window quits.</source>
        <translation>このデスクトップは常駐アイコンを表示できないため、ウィンドウを閉じると終了します。</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>These values are for</source>
        <translation>設定の対象</translation>
    </message>
    <message>
        <source>A chat can have values of its own; what it leaves out is shared.</source>
        <translation>チャットごとに独自の値を設定できます。設定しない項目は共通の値になります。</translation>
    </message>
    <message>
        <source>this chat per chat defaults all chats</source>
        <translation>このチャット チャットごと 既定値 すべてのチャット per chat defaults</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>What the model is told before the first message. {{date}} and {{time}} become those of the beginning of the chat, {{model}} the name of the model.</source>
        <translation>最初のメッセージの前にモデルに伝える内容です。{{date}} と {{time}} はチャット開始時の日付と時刻に、{{model}} はモデル名になります。</translation>
    </message>
    <message>
        <source>instructions persona role custom variables</source>
        <translation>指示 人格 役割 カスタム 変数 instructions persona role custom</translation>
    </message>
    <message>
        <source>When a chat no longer fits</source>
        <translation>チャットが収まらなくなったとき</translation>
    </message>
    <message>
        <source>Leaving out messages changes what the model knows, and what is kept has to be read again, which takes a while where experts are streamed. The chat shows what was left out.</source>
        <translation>メッセージを省くとモデルが知っている内容が変わり、残った部分を読み直します。ストリーミング中は時間がかかります。省いた内容はチャットに表示されます。</translation>
    </message>
    <message>
        <source>context full overflow truncate summary rolling window</source>
        <translation>コンテキスト 満杯 あふれる 切り捨て 要約 context full overflow truncate summary</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>0 = always the likeliest word; higher = more varied.</source>
        <translation>0 = 常に最も確率の高い言葉。大きいほど多様になります。</translation>
    </message>
    <message>
        <source>creativity random randomness sampling greedy</source>
        <translation>創造性 ランダム サンプリング temperature creativity random greedy</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest words that together have this share.</source>
        <translation>確率の合計がこの割合になるまでの、上位の言葉だけを使います。</translation>
    </message>
    <message>
        <source>nucleus sampling top p</source>
        <translation>サンプリング nucleus sampling top p</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only that many of the likeliest words. 0 = all.</source>
        <translation>確率の高い順に、この数の言葉だけを使います。0 = すべて。</translation>
    </message>
    <message>
        <source>sampling top k</source>
        <translation>サンプリング sampling top k</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Only words at least this likely, compared with the likeliest.</source>
        <translation>最も確率の高い言葉に対して、この割合以上の言葉だけを使います。</translation>
    </message>
    <message>
        <source>sampling min p</source>
        <translation>サンプリング sampling min p</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>繰り返しペナルティ</translation>
    </message>
    <message>
        <source>More than 1 avoids words that were there before. 1 = off.</source>
        <translation>1 より大きいと、前に出た言葉を避けます。1 = オフ。</translation>
    </message>
    <message>
        <source>repeat loop penalty</source>
        <translation>反復 ループ repeat loop penalty repetition</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>存在ペナルティ</translation>
    </message>
    <message>
        <source>More than 0 prefers words the answer does not have yet.</source>
        <translation>0 より大きいと、回答にまだない言葉を優先します。</translation>
    </message>
    <message>
        <source>repeat new topics penalty</source>
        <translation>反復 新しい話題 repeat new topics penalty presence</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>頻度ペナルティ</translation>
    </message>
    <message>
        <source>As presence, but the more often a word was there, the stronger.</source>
        <translation>存在ペナルティと同様ですが、多く出た言葉ほど強く働きます。</translation>
    </message>
    <message>
        <source>repeat penalty</source>
        <translation>反復 repeat penalty frequency</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>回答の最大長</translation>
    </message>
    <message>
        <source>The answer ends there, finished or not. A word has 1 to 2 tokens.</source>
        <translation>途中でも、ここで回答が終わります。1 語は 1～2 トークンです。</translation>
    </message>
    <message>
        <source>token limit length maximum max new tokens</source>
        <translation>トークン 上限 長さ 最大 token limit length maximum max new tokens</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>With a fixed one the same question gets the same answer.</source>
        <translation>固定すると、同じ質問に同じ回答が返ります。</translation>
    </message>
    <message>
        <source>random reproducible fixed number</source>
        <translation>乱数 再現 固定 数値 seed random reproducible</translation>
    </message>
    <message>
        <source>Stop strings</source>
        <translation>停止文字列</translation>
    </message>
    <message>
        <source>An answer ends before the first of these. One a line; \n stands for a new line.</source>
        <translation>これらのいずれかの手前で回答が終わります。1 行に 1 つ。\n は改行を表します。</translation>
    </message>
    <message>
        <source>stop sequences words end</source>
        <translation>停止 単語 終了 stop sequences words end</translation>
    </message>
    <message>
        <source>Models &amp; storage</source>
        <translation>モデルとストレージ</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>What computes. A change loads the model again.</source>
        <translation>計算に使う装置です。変更するとモデルを読み込み直します。</translation>
    </message>
    <message>
        <source>gpu cpu graphics processor npu xmx</source>
        <translation>グラフィックス プロセッサ gpu cpu npu xmx device</translation>
    </message>
    <message>
        <source>Folder of models</source>
        <translation>モデルフォルダー</translation>
    </message>
    <message>
        <source>Where downloaded models are put.</source>
        <translation>ダウンロードしたモデルの保存先です。</translation>
    </message>
    <message>
        <source>download directory path drive disk storage location</source>
        <translation>ダウンロード フォルダー 保存先 ドライブ ディスク download directory path storage</translation>
    </message>
    <message>
        <source>More folders of models</source>
        <translation>追加のモデルフォルダー</translation>
    </message>
    <message>
        <source>Models are found in these, too.</source>
        <translation>これらのフォルダーのモデルも使えます。</translation>
    </message>
    <message>
        <source>drive disk storage location second other remove</source>
        <translation>ドライブ ディスク 保存先 2 つ目 その他 削除 drive disk storage second other</translation>
    </message>
    <message>
        <source>Models that were opened</source>
        <translation>開いたことのあるモデル</translation>
    </message>
    <message>
        <source>Removing one from the list leaves its files alone.</source>
        <translation>一覧から削除しても、ファイルは残ります。</translation>
    </message>
    <message>
        <source>list remove forget recent add folder</source>
        <translation>一覧 削除 履歴 最近 追加 フォルダー list remove forget recent</translation>
    </message>
    <message>
        <source>Offload tuning</source>
        <translation>オフロードの調整</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>測定結果</translation>
    </message>
    <message>
        <source>Of all models; a CSV file opens in any spreadsheet.</source>
        <translation>全モデルの結果です。CSV ファイルは表計算ソフトで開けます。</translation>
    </message>
    <message>
        <source>history benchmark speed export csv best setting tune plot</source>
        <translation>履歴 ベンチマーク 速度 エクスポート 最適 グラフ history benchmark speed export csv tune plot</translation>
    </message>
    <message>
        <source>Experts streamed, for this model</source>
        <translation>ストリーミングするエキスパート (このモデル)</translation>
    </message>
    <message>
        <source>More streamed needs less memory and is slower.</source>
        <translation>多くストリーミングするほど必要メモリは減り、遅くなります。</translation>
    </message>
    <message>
        <source>offload ratio share percent disk starting automatic fixed</source>
        <translation>オフロード率 割合 ディスク 自動 固定 offload ratio share percent</translation>
    </message>
    <message>
        <source>Leave free for other programs</source>
        <translation>ほかのプログラムに残すメモリ</translation>
    </message>
    <message>
        <source>On top of what the plan keeps free anyway.</source>
        <translation>計画がもともと残す量に加えて残します。</translation>
    </message>
    <message>
        <source>memory ram reserve headroom</source>
        <translation>メモリ 予約 余裕 memory ram reserve headroom</translation>
    </message>
    <message>
        <source>Leave free in addition, on battery</source>
        <translation>バッテリー使用時に追加で残すメモリ</translation>
    </message>
    <message>
        <source>Asked when a model is loaded; a loaded one stays as it is.</source>
        <translation>読み込み時に適用します。読み込み済みのモデルは変わりません。</translation>
    </message>
    <message>
        <source>memory ram reserve laptop power</source>
        <translation>メモリ 予約 ノート PC 電源 memory ram reserve laptop power</translation>
    </message>
    <message>
        <source>Keep streamed experts in the file cache</source>
        <translation>エキスパートをファイルキャッシュに保持</translation>
    </message>
    <message>
        <source>Free memory then answers instead of the drive; other programs get it back at once. Automatic does without on battery.</source>
        <translation>ストリーミングするエキスパートを、ドライブの代わりに空きメモリから読み取ります。ほかのプログラムが必要とすれば、すぐに返します。「自動」では、バッテリー使用時は行いません。</translation>
    </message>
    <message>
        <source>page cache warm read ahead speed first token drive</source>
        <translation>ページキャッシュ ウォーム 先読み 速度 最初のトークン ドライブ page cache warm read ahead speed drive</translation>
    </message>
    <message>
        <source>Lock the model in memory, on a CPU</source>
        <translation>モデルをメモリにロック (CPU 使用時)</translation>
    </message>
    <message>
        <source>Answers stay fast while other programs want the memory, and those get less. Without it, what they took is read back before an answer.</source>
        <translation>ほかのプログラムがメモリを必要とするときも回答は速いままですが、そのプログラムが使えるメモリは減ります。オフの場合、明け渡した分は回答の前に読み直されます。</translation>
    </message>
    <message>
        <source>mlock virtuallock swap page file paging pin resident</source>
        <translation>固定 スワップ ページング ページファイル 常駐 mlock virtuallock swap page file paging pin resident</translation>
    </message>
    <message>
        <source>Context size</source>
        <translation>コンテキストサイズ</translation>
    </message>
    <message>
        <source>How much of a chat the model can have in view.</source>
        <translation>モデルが一度に見られるチャットの長さです。</translation>
    </message>
    <message>
        <source>tokens length memory window kv cache</source>
        <translation>トークン 長さ メモリ 範囲 tokens length memory window kv cache</translation>
    </message>
    <message>
        <source>Context precision</source>
        <translation>コンテキストの精度</translation>
    </message>
    <message>
        <source>Fewer bits need less memory, at some cost in quality.</source>
        <translation>ビット数が少ないほど必要メモリは減り、品質がやや下がります。</translation>
    </message>
    <message>
        <source>kv cache u8 u4 f16 bits quantisation</source>
        <translation>KV キャッシュ 量子化 ビット kv cache u8 u4 f16 bits quantisation</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>プリフィルチャンク</translation>
    </message>
    <message>
        <source>Tokens of a prompt read at a time. Larger is faster with streaming and needs more memory.</source>
        <translation>プロンプトを一度に読むトークン数です。大きいとストリーミング時に速くなり、メモリを多く使います。</translation>
    </message>
    <message>
        <source>prompt reading batch first token</source>
        <translation>プロンプト 読み取り バッチ prompt prefill batch first token</translation>
    </message>
    <message>
        <source>When loading fails</source>
        <translation>読み込みに失敗したとき</translation>
    </message>
    <message>
        <source>out of memory retry try again step down recovery</source>
        <translation>メモリ不足 再試行 回復 out of memory retry step down recovery</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>New chats begin with</source>
        <translation>新しいチャットの開始時</translation>
    </message>
    <message>
        <source>For the model that is chosen now; every model has its own.</source>
        <translation>現在選択中のモデル用です。モデルごとに設定できます。</translation>
    </message>
    <message>
        <source>default preset model</source>
        <translation>既定 プリセット モデル default preset model</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>プリセットをインポート</translation>
    </message>
    <message>
        <source>From a JSON or TOML file that was exported here.</source>
        <translation>ここからエクスポートした JSON または TOML ファイルから取り込みます。</translation>
    </message>
    <message>
        <source>share backup load</source>
        <translation>共有 バックアップ 読み込み share backup load</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>プリセットをエクスポート</translation>
    </message>
    <message>
        <source>All of them, as JSON, or as TOML where the name says so.</source>
        <translation>すべてを JSON で保存します。ファイル名によっては TOML になります。</translation>
    </message>
    <message>
        <source>share backup save</source>
        <translation>共有 バックアップ 保存 share backup save</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Chats keep what they began with when it is changed.</source>
        <translation>変更しても、チャットは開始時の内容を保ちます。</translation>
    </message>
    <message>
        <source>library persona assistant</source>
        <translation>ライブラリ 人格 アシスタント library persona assistant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>名前の変更 rename</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Where the model&apos;s template has a switch for it.</source>
        <translation>モデルのテンプレートに切り替えがある場合に使えます。</translation>
    </message>
    <message>
        <source>reasoning think enable</source>
        <translation>推論 思考 有効 reasoning think enable</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>思考の深さ</translation>
    </message>
    <message>
        <source>Where the model&apos;s template knows it.</source>
        <translation>モデルのテンプレートが対応している場合に使えます。</translation>
    </message>
    <message>
        <source>reasoning think low medium high</source>
        <translation>推論 思考 低 中 高 reasoning effort think low medium high</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Logs, and what can be fetched again</source>
        <translation>ログと、再取得できるデータ</translation>
    </message>
    <message>
        <source>Access token and proxy password</source>
        <translation>アクセストークンとプロキシのパスワード</translation>
    </message>
    <message>
        <source>Messages, drafts, and the speeds that were measured.</source>
        <translation>メッセージ、下書き、測定した速度です。</translation>
    </message>
    <message>
        <source>conversations history database stored where</source>
        <translation>会話 履歴 データベース 保存場所 conversations history database</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>What is chosen here, and folders of models.</source>
        <translation>ここで選択した内容と、モデルフォルダーです。</translation>
    </message>
    <message>
        <source>configuration file toml stored where</source>
        <translation>構成 ファイル 保存場所 configuration file toml</translation>
    </message>
    <message>
        <source>log files crash stored where</source>
        <translation>ログ ファイル クラッシュ 保存場所 log files crash</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Folder of data</source>
        <translation>データフォルダー</translation>
    </message>
    <message>
        <source>where stored location portable folder directory</source>
        <translation>保存場所 フォルダー ポータブル where stored location portable folder directory</translation>
    </message>
    <message>
        <source>weights size storage where</source>
        <translation>重み サイズ ストレージ 保存場所 weights size storage</translation>
    </message>
    <message>
        <source>Export all chats</source>
        <translation>すべてのチャットをエクスポート</translation>
    </message>
    <message>
        <source>To read elsewhere, or as JSON to import them again.</source>
        <translation>ほかで読むため、または JSON で再びインポートするためのものです。</translation>
    </message>
    <message>
        <source>save backup copy markdown html pdf json</source>
        <translation>保存 バックアップ コピー save backup copy markdown html pdf json</translation>
    </message>
    <message>
        <source>Import chats</source>
        <translation>チャットをインポート</translation>
    </message>
    <message>
        <source>Exports of moechat, ChatGPT, LM Studio and Open WebUI.</source>
        <translation>moechat、ChatGPT、LM Studio、Open WebUI がエクスポートしたものです。</translation>
    </message>
    <message>
        <source>restore backup load move json zip</source>
        <translation>復元 バックアップ 読み込み 移行 restore backup load move json zip</translation>
    </message>
    <message>
        <source>Delete my data</source>
        <translation>データを削除</translation>
    </message>
    <message>
        <source>Chats, settings, logs, secrets and models: you choose which. What moechat did not make is kept.</source>
        <translation>チャット、設定、ログ、秘密情報、モデルから選べます。ほかのファイルは残ります。</translation>
    </message>
    <message>
        <source>beside the program, as its file “portable” asks for</source>
        <translation>プログラムと同じ場所 (「portable」ファイルの指定)</translation>
    </message>
    <message>
        <source>as the variable MOECHAT_HOME says</source>
        <translation>環境変数 MOECHAT_HOME の指定</translation>
    </message>
    <message>
        <source>the usual place</source>
        <translation>通常の場所</translation>
    </message>
    <message>
        <source>erase remove wipe clear reset all data history</source>
        <translation>消去 削除 初期化 リセット データ 履歴 erase remove wipe clear reset</translation>
    </message>
    <message>
        <source>About</source>
        <translation>moechat について</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>about release number newer</source>
        <translation>バージョン情報 リリース 番号 新しい about release number newer</translation>
    </message>
    <message>
        <source>Look for newer versions of moechat</source>
        <translation>moechat の新しいバージョンを確認</translation>
    </message>
    <message>
        <source>update upgrade automatic internet request privacy</source>
        <translation>更新 アップデート アップグレード 自動 インターネット プライバシー update upgrade automatic internet</translation>
    </message>
    <message>
        <source>Open-source licences</source>
        <translation>オープンソースライセンス</translation>
    </message>
    <message>
        <source>moechat is under the Apache License 2.0. Here is whose work is in it.</source>
        <translation>moechat は Apache License 2.0 で提供されています。含まれている著作物の一覧です。</translation>
    </message>
    <message>
        <source>license copyright third party notices legal lgpl qt</source>
        <translation>ライセンス 著作権 第三者 法的情報 表記 license copyright third party notices legal lgpl qt</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>Close the settings</source>
        <translation>設定を閉じる</translation>
    </message>
    <message>
        <source>Close the settings (Esc)</source>
        <translation>設定を閉じる (Esc)</translation>
    </message>
    <message>
        <source>Some changes take effect when the model is loaded again.</source>
        <translation>一部の変更は、モデルを再読み込みすると有効になります。</translation>
    </message>
    <message>
        <source>Reload now</source>
        <translation>今すぐ再読み込み</translation>
    </message>
    <message>
        <source>Load the model again with these settings</source>
        <translation>この設定でモデルを読み込み直します</translation>
    </message>
    <message>
        <source>needs reload</source>
        <translation>要再読み込み</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>この言葉に合う設定はありません。</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>text + images</source>
        <translation>テキスト + 画像</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>{experts} experts, {active} active</source>
        <translation>エキスパート {active}/{experts}</translation>
    </message>
    <message>
        <source>no experts</source>
        <translation>エキスパートなし</translation>
    </message>
    <message>
        <source>{number} B</source>
        <translation>{number} B</translation>
    </message>
    <message>
        <source>{total} parameters, {active} active</source>
        <translation>パラメーター {total}、アクティブ {active}</translation>
    </message>
    <message>
        <source>~{size}</source>
        <translation>~{size}</translation>
    </message>
    <message>
        <source>Files are damaged or missing</source>
        <translation>ファイルの破損・不足</translation>
    </message>
    <message>
        <source>No room on the drive</source>
        <translation>ドライブの空きが不足</translation>
    </message>
    <message>
        <source>Fits; its experts cannot be streamed</source>
        <translation>収まりますが、エキスパートをストリーミングできません</translation>
    </message>
    <message>
        <source>its size is not known before the download</source>
        <translation>サイズはダウンロードまで不明</translation>
    </message>
    <message>
        <source>needs {size}</source>
        <translation>{size} 必要</translation>
    </message>
    <message>
        <source>{size} are free for it</source>
        <translation>使える空きは {size}</translation>
    </message>
    <message>
        <source>Better on this PC: {name} ({verdict}).</source>
        <translation>この PC により適したモデル: {name} ({verdict})。</translation>
    </message>
    <message>
        <source>{speed} tok/s measured</source>
        <translation>{speed} tok/s 実測</translation>
    </message>
    <message>
        <source>about {speed} tok/s, estimated</source>
        <translation>約 {speed} tok/s 推定</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>{size}/s</source>
        <translation>{size}/秒</translation>
    </message>
    <message>
        <source>Its download: {state}.</source>
        <translation>ダウンロード: {state}。</translation>
    </message>
    <message>
        <source>Its files: {state}.</source>
        <translation>ファイル: {state}。</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>used today</source>
        <translation>今日使用</translation>
    </message>
    <message>
        <source>used yesterday</source>
        <translation>昨日使用</translation>
    </message>
    <message>
        <source>used {day}</source>
        <translation>{day}に使用</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>revision {commit}, changed files: {count}, {size}</source>
        <translation>リビジョン {commit}、変更ファイル {count}、{size}</translation>
    </message>
    <message>
        <source>update · {commit}</source>
        <translation>更新あり · {commit}</translation>
    </message>
    <message>
        <source>{total} RAM, {free} free</source>
        <translation>RAM {total}、空き {free}</translation>
    </message>
    <message>
        <source>GPU may use {size}</source>
        <translation>GPU は {size} 使用可能</translation>
    </message>
    <message>
        <source>{free} free on the drive</source>
        <translation>ドライブの空き {free}</translation>
    </message>
    <message>
        <source>{drive}, {free} free</source>
        <translation>{drive}、空き {free}</translation>
    </message>
    <message>
        <source>{name} (XMX)</source>
        <translation>{name} (XMX)</translation>
    </message>
    <message>
        <source>downloads running: {count}</source>
        <translation>ダウンロード中: {count}</translation>
    </message>
    <message>
        <source>downloads waiting: {count}</source>
        <translation>待機中のダウンロード: {count}</translation>
    </message>
    <message>
        <source>{size} of models on this PC</source>
        <translation>この PC のモデル {size}</translation>
    </message>
</context>
<context>
    <name>ShelvesPresenter</name>
    <message>
        <source>New folder</source>
        <translation>新しいフォルダー</translation>
    </message>
    <message>
        <source>Deleted “{0}”</source>
        <translation>「{0}」を削除しました</translation>
    </message>
    <message numerus="yes">
        <source>%n chats deleted</source>
        <translation>
            <numerusform>%n 件のチャットを削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Archived “{0}”</source>
        <translation>「{0}」をアーカイブしました</translation>
    </message>
    <message numerus="yes">
        <source>%n chats archived</source>
        <translation>
            <numerusform>%n 件のチャットをアーカイブしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted the folder “{0}”</source>
        <translation>フォルダー「{0}」を削除しました</translation>
    </message>
    <message>
        <source>Delete this chat for good?</source>
        <translation>このチャットを完全に削除しますか?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats for good?</source>
        <translation>
            <numerusform>%n 件のチャットを完全に削除しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Their messages are removed from the disk. There is no way back.</source>
        <translation>メッセージはディスクから削除され、元に戻せません。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
</context>
<context>
    <name>SideBar</name>
    <message>
        <source>Scroll sideways</source>
        <translation>横にスクロール</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Chats</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Nothing was found. Every word has to be in one message.</source>
        <translation>見つかりませんでした。すべての言葉が 1 つのメッセージにある必要があります。</translation>
    </message>
    <message>
        <source>Nothing yet: older messages are still being read.</source>
        <translation>まだ見つかりません。以前のメッセージを読み取り中です。</translation>
    </message>
    <message>
        <source>Hide the chats</source>
        <translation>チャット一覧を隠す</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>新規チャット</translation>
    </message>
    <message>
        <source>New temporary chat</source>
        <translation>新しい一時チャット</translation>
    </message>
    <message>
        <source>New temporary chat: nothing of it is written to disk</source>
        <translation>新しい一時チャット: 内容はディスクに書き込まれません</translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation>チャットを検索</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Find, download and manage models</source>
        <translation>モデルの検索、ダウンロード、管理</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>List of chats</source>
        <translation>チャットの一覧</translation>
    </message>
    <message>
        <source>Your chats will be listed here. They stay on this PC.</source>
        <translation>チャットはここに表示されます。この PC だけに保存されます。</translation>
    </message>
</context>
<context>
    <name>Size</name>
    <message>
        <source>under 1&#xa0;kB</source>
        <translation>1 kB 未満</translation>
    </message>
</context>
<context>
    <name>Sleep</name>
    <message>
        <source>A model is answering, measured or downloaded.</source>
        <translation>モデルが回答中、測定中、またはダウンロード中です。</translation>
    </message>
</context>
<context>
    <name>SourceBar</name>
    <message>
        <source>Streamed per token</source>
        <translation>トークンあたりのストリーミング</translation>
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
        <translation>送信から最後の回答の最初のトークンまでの時間 (プロンプトの読み取り)</translation>
    </message>
    <message>
        <source>Tokens a second: now, while an answer is written; else those of the last answer. Reading the prompt is not counted.</source>
        <translation>1 秒あたりのトークン数。回答中は現在の値、それ以外は最後の回答の値です。プロンプトの読み取りは含みません。</translation>
    </message>
    <message>
        <source>Share of the new part of the prompt that is read, and tokens a second of it</source>
        <translation>プロンプトの新しい部分のうち読み取った割合と、その 1 秒あたりのトークン数</translation>
    </message>
    <message>
        <source>Speed over the last 60 s of answering</source>
        <translation>直近 60 秒の回答速度</translation>
    </message>
    <message>
        <source>{0} tokens per second</source>
        <translation>{0} トークン/秒</translation>
    </message>
    <message>
        <source>Speed: not measured yet</source>
        <translation>速度: まだ測定していません</translation>
    </message>
    <message>
        <source>first token {0}</source>
        <translation>最初のトークン {0}</translation>
    </message>
    <message>
        <source>prompt {0} %</source>
        <translation>プロンプト {0}%</translation>
    </message>
    <message>
        <source>prompt {0} % · {1}</source>
        <translation>プロンプト {0}% · {1}</translation>
    </message>
</context>
<context>
    <name>StreamingCard</name>
    <message>
        <source>Experts streamed from disk</source>
        <translation>ストリーミングするエキスパート</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>利用不可</translation>
    </message>
    <message>
        <source>Who sets the share of streamed experts</source>
        <translation>ストリーミングする割合の決め方</translation>
    </message>
    <message>
        <source>Find best setting…</source>
        <translation>最適な設定を探す…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>all in memory</source>
        <translation>すべてメモリ上</translation>
    </message>
    <message>
        <source>least memory</source>
        <translation>最小メモリ</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手動で設定</translation>
    </message>
    <message>
        <source>How many of the routed experts are read from the drive as they are needed. Arrow keys move by 5 %, with Ctrl by single experts. Letting go loads the model again.</source>
        <translation>ルーティング対象のエキスパートのうち、必要なときにドライブから読み取る割合です。方向キーで 5%、Ctrl を押しながらだとエキスパート 1 個ずつ動きます。離すとモデルを読み込み直します。</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>読み込まれていません</translation>
    </message>
</context>
<context>
    <name>Streams</name>
    <message>
        <source>What there is to say cannot be written ({0}). Send it somewhere else.</source>
        <translation>出力を書き出せません ({0})。別の出力先にしてください。</translation>
    </message>
</context>
<context>
    <name>TemporaryBar</name>
    <message>
        <source>Temporary chat: nothing of it is written to disk. It ends when you leave it.</source>
        <translation>一時チャット: 内容はディスクに書き込まれません。離れると終わります。</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Forget this chat and begin a usual one</source>
        <translation>このチャットを破棄して、通常のチャットを始めます</translation>
    </message>
</context>
<context>
    <name>TemporaryPresenter</name>
    <message>
        <source>End the temporary chat?</source>
        <translation>一時チャットを終了しますか?</translation>
    </message>
    <message>
        <source>Its messages were never written to disk. They are gone when you leave it.</source>
        <translation>メッセージはディスクに書き込まれていません。離れると消えます。</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>ThoughtRow</name>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Thought for {0}</source>
        <translation>思考 {0}</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Hides the thinking</source>
        <translation>思考を隠します</translation>
    </message>
    <message>
        <source>Shows the thinking</source>
        <translation>思考を表示します</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Chats</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Show the chats</source>
        <translation>チャット一覧を表示</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Speed and memory</source>
        <translation>速度とメモリ</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <source>Model: {0}</source>
        <translation>モデル: {0}</translation>
    </message>
    <message>
        <source>Choose the model that answers</source>
        <translation>回答するモデルを選択します</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>モデルフォルダーを開く…</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>アンロード</translation>
    </message>
    <message>
        <source>Give the model&apos;s memory back; the chats stay</source>
        <translation>モデルのメモリを解放します。チャットは残ります</translation>
    </message>
    <message>
        <source>{0} (missing)</source>
        <translation>{0} (見つかりません)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>この一覧から削除</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>The answer begins</source>
        <translation>回答が始まりました</translation>
    </message>
    <message>
        <source>The answer was interrupted</source>
        <translation>回答が中断されました</translation>
    </message>
    <message>
        <source>The answer was stopped</source>
        <translation>回答を停止しました</translation>
    </message>
    <message>
        <source>The answer reached its token limit</source>
        <translation>回答がトークンの上限に達しました</translation>
    </message>
    <message>
        <source>The answer is complete</source>
        <translation>回答が完了しました</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Download of {0}</source>
        <translation>{0} のダウンロード</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Open moechat</source>
        <translation>moechat を開く</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>新規チャット</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>TuneCommand</name>
    <message>
        <source>Ctrl+C ends it and keeps what has been measured.</source>
        <translation>Ctrl+C で終了します。測定済みの結果は残ります。</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>何も測定しないうちに停止しました。</translation>
    </message>
</context>
<context>
    <name>TunerDialog</name>
    <message>
        <source>Find best setting</source>
        <translation>最適な設定を探す</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>測定の進行状況</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Stop and keep what was measured</source>
        <translation>停止 (測定済みは残す)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Find the best setting for {0}</source>
        <translation>{0} に最適な設定を探す</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>測定しています…</translation>
    </message>
    <message>
        <source>Chatting waits meanwhile. You can stop at any time; what was measured stays.</source>
        <translation>その間チャットはできません。いつでも停止でき、測定済みの結果は残ります。</translation>
    </message>
    <message>
        <source>{0}, about {1} min left</source>
        <translation>{0} (残り約 {1} 分)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>TunerPresenter</name>
    <message>
        <source>Loads the model with several settings, measures answers, and keeps the best one.</source>
        <translation>いくつかの設定でモデルを読み込んで回答を測定し、最適なものを採用します。</translation>
    </message>
    <message>
        <source>Other heavy programs would spoil the result; better close them.</source>
        <translation>ほかの重いプログラムがあると結果が不正確になります。閉じておくことをおすすめします。</translation>
    </message>
    <message>
        <source>The computer runs on battery, where it is slower: plug it in first.</source>
        <translation>バッテリーで動作中で、速度が落ちています。先に電源に接続してください。</translation>
    </message>
    <message>
        <source>Freeing memory</source>
        <translation>メモリを解放中</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second with {free_bytes} to spare, against {other_tokens_s} at {other_ratio} %.</source>
        <translation>最適は {ratio}% ストリーミングで、{tokens_s} トークン/秒、空き {free_bytes} です。{other_ratio}% では {other_tokens_s} でした。</translation>
    </message>
    <message>
        <source>Best is everything in memory: {tokens_s} tokens a second with {free_bytes} to spare, against {other_tokens_s} with {other_ratio} % streamed.</source>
        <translation>最適はすべてメモリ上で、{tokens_s} トークン/秒、空き {free_bytes} です。{other_ratio}% ストリーミングでは {other_tokens_s} でした。</translation>
    </message>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second, although {lowest_ratio} % keeps more in memory; that gave {lowest_tokens_s}.</source>
        <translation>最適は {ratio}% ストリーミングで、{tokens_s} トークン/秒です。{lowest_ratio}% の方が多くをメモリに置けますが、{lowest_tokens_s} でした。</translation>
    </message>
    <message>
        <source>Best is {ratio} % streamed: {tokens_s} tokens a second. At {failed_ratio} % it did not go well.</source>
        <translation>最適は {ratio}% ストリーミングで、{tokens_s} トークン/秒です。{failed_ratio}% ではうまくいきませんでした。</translation>
    </message>
    <message>
        <source>{ratio} % streamed gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing else was measured.</source>
        <translation>{ratio}% ストリーミングで {tokens_s} トークン/秒、空き {free_bytes} です。ほかは測定していません。</translation>
    </message>
    <message>
        <source>The usual setting is best: {tokens_s} tokens a second. None of {count} settings was faster by more than chance.</source>
        <translation>通常の設定が最適で、{tokens_s} トークン/秒です。{count} 種類の設定に、誤差を超えて速いものはありませんでした。</translation>
    </message>
    <message>
        <source>Best is {setting}: {tokens_s} tokens a second, against {usual_tokens_s} as usual.</source>
        <translation>最適は「{setting}」で、{tokens_s} トークン/秒です。通常は {usual_tokens_s} です。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>何も測定されませんでした。</translation>
    </message>
    <message>
        <source>There is too little memory to load this model, so there is nothing to measure. Close other programs, or choose a smaller model.</source>
        <translation>このモデルを読み込むメモリが足りないため、測定できません。ほかのプログラムを閉じるか、より小さいモデルを選択してください。</translation>
    </message>
    <message>
        <source>Everything in memory gives {tokens_s} tokens a second with {free_bytes} to spare. Nothing else was measured.</source>
        <translation>すべてメモリ上で {tokens_s} トークン/秒、空き {free_bytes} です。ほかは測定していません。</translation>
    </message>
    <message>
        <source>At the end the first setting was {percent} % {direction} than at the beginning: other programs or the computer&apos;s temperature changed. Measuring again may tell more.</source>
        <translation>最初の設定が、終了時には開始時より {percent}% {direction}なっていました。ほかのプログラムか PC の温度が変化しています。もう一度測定すると、より確かになります。</translation>
    </message>
    <message>
        <source>Two texts differed by {percent} %, so the speed is uncertain.</source>
        <translation>2 つの文章で {percent}% の差があり、速度は不確かです。</translation>
    </message>
    <message>
        <source>It also held with a context of {tokens} tokens nearly full.</source>
        <translation>{tokens} トークンのコンテキストがほぼいっぱいでも動作しました。</translation>
    </message>
    <message>
        <source>With a full context {ratio} % failed, so it was not chosen.</source>
        <translation>コンテキストがいっぱいの状態で {ratio}% が失敗したため、選びませんでした。</translation>
    </message>
    <message>
        <source>A long prompt took {seconds} s in steps of {tokens} tokens and {other_seconds} s in steps of {other_tokens}.</source>
        <translation>長いプロンプトは {tokens} トークンずつで {seconds} 秒、{other_tokens} トークンずつで {other_seconds} 秒かかりました。</translation>
    </message>
    <message>
        <source>The time was short, so not everything could be measured.</source>
        <translation>時間が足りず、測定できなかったものがあります。</translation>
    </message>
    <message>
        <source>It was stopped early.</source>
        <translation>途中で停止しました。</translation>
    </message>
    <message>
        <source>memory ran out</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>the engine failed</source>
        <translation>エンジンの失敗</translation>
    </message>
    <message>
        <source>the graphics did not stream</source>
        <translation>グラフィックスがストリーミングせず</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>この環境では未対応</translation>
    </message>
    <message>
        <source>hardly any memory was left</source>
        <translation>メモリがほとんど残らず</translation>
    </message>
    <message>
        <source>the power supply changed meanwhile</source>
        <translation>途中で電源が変化</translation>
    </message>
    <message>
        <source>too slow to measure</source>
        <translation>遅すぎて測定できず</translation>
    </message>
    <message>
        <source>failed with a full context</source>
        <translation>コンテキストがいっぱいで失敗</translation>
    </message>
    <message>
        <source>Loading: {setting}…</source>
        <translation>読み込み中: {setting}…</translation>
    </message>
    <message>
        <source>Measuring: {setting}…</source>
        <translation>測定中: {setting}…</translation>
    </message>
    <message>
        <source>Reading a long prompt: {setting}…</source>
        <translation>長いプロンプトを読み取り中: {setting}…</translation>
    </message>
    <message>
        <source>Filling the context: {setting}…</source>
        <translation>コンテキストを満たし中: {setting}…</translation>
    </message>
    <message>
        <source>4-bit KV cache</source>
        <translation>4 ビット KV キャッシュ</translation>
    </message>
    <message>
        <source>8-bit KV cache</source>
        <translation>8 ビット KV キャッシュ</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>遅く</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>速く</translation>
    </message>
    <message>
        <source>{ratio} % streamed</source>
        <translation>{ratio}% ストリーミング</translation>
    </message>
    <message>
        <source>all in memory</source>
        <translation>すべてメモリ上</translation>
    </message>
    <message>
        <source>Measuring takes about {time}, {limit} at most.</source>
        <translation>測定には約 {time}、最大 {limit}かかります。</translation>
    </message>
    <message>
        <source>{setting}: {speed} tokens a second, first token {first} s</source>
        <translation>{setting}: {speed} トークン/秒、最初のトークン {first} 秒</translation>
    </message>
    <message>
        <source>{0} KV cache</source>
        <translation>{0} KV キャッシュ</translation>
    </message>
    <message>
        <source>{0} threads</source>
        <translation>{0} スレッド</translation>
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
        <translation>{0} 分</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Updating</name>
    <message>
        <source>No model here is of a known origin, so none can be updated</source>
        <translation>入手元のわかるモデルがないため、更新できません</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Asking the hub for updates…</source>
        <translation>ハブに更新を問い合わせています…</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Update all</source>
        <translation>すべて更新</translation>
    </message>
    <message>
        <source>The hub has something newer</source>
        <translation>ハブに新しいバージョンがあります</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>{0} is as new as the hub&apos;s</source>
        <translation>{0} は最新です</translation>
    </message>
    <message>
        <source>All models are as new as the hub&apos;s</source>
        <translation>すべてのモデルが最新です</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Fits in memory</source>
        <translation>メモリに収まる</translation>
    </message>
    <message>
        <source>Fits with {ratio} % streamed</source>
        <translation>{ratio}% ストリーミングで収まる</translation>
    </message>
    <message>
        <source>Runs, but slowly</source>
        <translation>動作するが低速</translation>
    </message>
    <message>
        <source>Too large for this PC</source>
        <translation>この PC には大きすぎる</translation>
    </message>
    <message>
        <source>Too large, and its experts cannot be streamed</source>
        <translation>大きすぎ、エキスパートもストリーミング不可</translation>
    </message>
    <message>
        <source>Not supported by this version</source>
        <translation>このバージョンでは未対応</translation>
    </message>
    <message>
        <source>It needs {needed} of the {available} that are available now.</source>
        <translation>現在使える {available} のうち {needed} が必要です。</translation>
    </message>
    <message>
        <source>About {speed} tokens a second ({basis}).</source>
        <translation>約 {speed} トークン/秒 ({basis})。</translation>
    </message>
    <message>
        <source>The download has {size}.</source>
        <translation>ダウンロードサイズは {size} です。</translation>
    </message>
    <message>
        <source>The download has {size}; time at the last rate: {time}.</source>
        <translation>ダウンロードサイズは {size}、前回の速度で {time} です。</translation>
    </message>
    <message>
        <source>The drive lacks {size} for it.</source>
        <translation>ドライブの空きが {size} 足りません。</translation>
    </message>
    <message>
        <source>The drive has {size} left after it.</source>
        <translation>ダウンロード後のドライブの空きは {size} です。</translation>
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
        <translation>バージョン {0} / {1}</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>前のバージョン</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>次のバージョン</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>Waiting for the first word…</source>
        <translation>最初の言葉を待っています…</translation>
    </message>
    <message>
        <source>Reading {0} tokens, {1} %</source>
        <translation>{0} トークンを読み取り中、{1}%</translation>
    </message>
    <message>
        <source>Reading {0} tokens, {1} %, about {2} left</source>
        <translation>{0} トークンを読み取り中、{1}%、残り約 {2}</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>プロンプトを読み取り中</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} 秒</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} 分</translation>
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
        <translation>折り返し</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>長い行を折り返す</translation>
    </message>
    <message>
        <source>Wrap lines that are longer than the column</source>
        <translation>列の幅より長い行を折り返します</translation>
    </message>
</context>
<context>
    <name>_Figures</name>
    <message>
        <source>needs</source>
        <translation>必要量</translation>
    </message>
    <message>
        <source>Weights, resident experts, context and working memory together</source>
        <translation>重み、常駐エキスパート、コンテキスト、作業用メモリの合計</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>What is left below the comfortable limit, 85 % of the memory that the model could get now</source>
        <translation>余裕の上限 (モデルが現在使えるメモリの 85%) までの残り</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Tokens a second once the answer runs: measured on this computer, or estimated from its memory and drive</source>
        <translation>回答中の 1 秒あたりのトークン数。この PC での実測、またはメモリとドライブからの推定です</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>最初のトークン</translation>
    </message>
    <message>
        <source>Time to the first token of an answer to a new prompt of 1,000 tokens</source>
        <translation>1,000 トークンの新しいプロンプトに対して、回答の最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>to change</source>
        <translation>変更すると</translation>
    </message>
    <message>
        <source>The model is loaded again and the context cache is lost: the next answer reads the whole chat again</source>
        <translation>モデルを読み込み直し、コンテキストのキャッシュは失われます。次の回答ではチャット全体を読み直します</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まりません</translation>
    </message>
    <message>
        <source>loads again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>loads again, {0}</source>
        <translation>再読み込み、{0}</translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>Total less free memory, less what the model takes</source>
        <translation>全体から空きメモリとモデルの使用分を除いたもの</translation>
    </message>
    <message>
        <source>Attention, embeddings and everything else of the model that every token needs; by the model&apos;s files</source>
        <translation>アテンション、埋め込みなど、すべてのトークンで必要なモデルの部分 (モデルのファイルによる値)</translation>
    </message>
    <message>
        <source>Memory that only the engine holds, graphics memory included. Pages of the model&apos;s files that the system may drop at any time count as free.</source>
        <translation>エンジンだけが使うメモリ (グラフィックスメモリを含む)。システムがいつでも破棄できるモデルファイルのページは、空きとして数えます。</translation>
    </message>
    <message>
        <source>Reserved for the chat when the model was loaded; how much of it is used stands beside it</source>
        <translation>モデルの読み込み時にチャット用に確保した量。使用中の量は横に表示されます</translation>
    </message>
    <message>
        <source>What the engine holds beyond weights and context: runtime, compiled kernels, the step in hand</source>
        <translation>重みとコンテキスト以外でエンジンが使うもの: ランタイム、コンパイル済みカーネル、処理中のステップ</translation>
    </message>
    <message>
        <source>What programs can get without the system having to swap. The mark in the bar is the comfortable limit for the model, the outline what its plan takes.</source>
        <translation>システムがスワップせずにプログラムが使える量。バーの印はモデルにとっての余裕の上限、枠線は計画上の使用量です。</translation>
    </message>
    <message>
        <source>Resident experts, {0}</source>
        <translation>常駐エキスパート、{0}</translation>
    </message>
    <message>
        <source>Context, {0}</source>
        <translation>コンテキスト、{0}</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>ほかのプログラム</translation>
    </message>
    <message>
        <source>Always-resident weights</source>
        <translation>常に常駐する重み</translation>
    </message>
    <message>
        <source>Resident experts</source>
        <translation>常駐エキスパート</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Working memory</source>
        <translation>作業用メモリ</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Engine of moechat</source>
        <translation>moechat のエンジン</translation>
    </message>
</context>
<context>
    <name>_PlaceLine</name>
    <message>
        <source>{0} (suggested)</source>
        <translation>{0} (おすすめ)</translation>
    </message>
    <message>
        <source>{0} (as usual)</source>
        <translation>{0} (通常)</translation>
    </message>
    <message>
        <source>Download here</source>
        <translation>ここにダウンロード</translation>
    </message>
    <message>
        <source>Download to {0}</source>
        <translation>{0} にダウンロード</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Pasted text, {0} characters, {1} lines</source>
        <translation>貼り付けたテキスト、{0} 文字、{1} 行</translation>
    </message>
    <message>
        <source>Remove the pasted text</source>
        <translation>貼り付けたテキストを外す</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
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
        <translation>{0}: 完了</translation>
    </message>
</context>
<context>
    <name>_Table</name>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>最初のトークン</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
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
