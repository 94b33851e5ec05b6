-- Schema 4, folders, presets, attachments and what is deleted but not gone; made from a running program, never to be changed.
PRAGMA application_id = 1836016995;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE answer_context (         -- what an answer saw, where that was not all
            message_id TEXT NOT NULL PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
            context TEXT NOT NULL             -- JSON
        );
CREATE TABLE attachment (
            id TEXT NOT NULL PRIMARY KEY,
            conversation_id TEXT NOT NULL,    -- '' for the chat not begun yet
            message_id TEXT REFERENCES message (id) ON DELETE CASCADE,  -- NULL = in the composer
            position INTEGER NOT NULL,
            name NOT NULL,
            kind TEXT NOT NULL,
            about TEXT,                       -- JSON
            text NOT NULL DEFAULT '',
            data BLOB                         -- an image as it goes to the model
        );
CREATE TABLE chat_options (
            conversation_id TEXT NOT NULL PRIMARY KEY
                REFERENCES conversation (id) ON DELETE CASCADE,
            options TEXT NOT NULL        -- JSON
        );
INSERT INTO "chat_options" VALUES('01M8MZ2BYGT43HXQ1P7ZYPW7QD','{"sampling":{"temperature":0.2},"stop":["END"]}');
CREATE TABLE composer (
            conversation_id TEXT NOT NULL PRIMARY KEY,  -- '' for the chat not begun yet
            text NOT NULL
        );
INSERT INTO "composer" VALUES('','typed');
CREATE TABLE conversation (
            id TEXT NOT NULL PRIMARY KEY,
            title NOT NULL,
            created_at REAL NOT NULL,
            updated_at REAL NOT NULL,
            leaf_id TEXT
        , pinned INTEGER NOT NULL DEFAULT 0, archived INTEGER NOT NULL DEFAULT 0, titled_by TEXT NOT NULL DEFAULT 'text', folder_id TEXT REFERENCES folder (id) ON DELETE SET NULL, deleted_at REAL);
INSERT INTO "conversation" VALUES('01M8MZ2BYGT43HXQ1P7ZYPW7QD','Grüße',1796000001.0,1796000016.0,'01M8MZ2QNG9XR8GN34R14H90CA',0,0,'text',NULL,NULL);
CREATE TABLE download (
            id TEXT NOT NULL PRIMARY KEY,
            position INTEGER NOT NULL,   -- in the queue; smaller comes first
            repo TEXT NOT NULL,
            folder TEXT NOT NULL UNIQUE,
            revision TEXT NOT NULL,
            commit_id TEXT NOT NULL,
            state TEXT NOT NULL,
            replan INTEGER NOT NULL,
            done_bytes INTEGER NOT NULL,
            total_bytes INTEGER NOT NULL,
            created_at REAL NOT NULL,    -- seconds since the epoch
            owner TEXT,                  -- the running program that works through it
            fault TEXT                   -- JSON
        );
INSERT INTO "download" VALUES('01M8T1K9Q0V5E8S3W7B2N4C6XA',1,'OpenVINO/Qwen3-30B-A3B-int4-ov','/home/anna/models/Qwen3-30B-A3B-int4-ov','main','0123456789abcdef0123456789abcdef01234567','running',0,4000000000,16000000000,1796200001.5,'01M8MZ2A00GYRXKTGG0JZXYDZE',NULL);
INSERT INTO "download" VALUES('01M8T1KANRPY6Q9D0F1G2H3J4K',2,'OpenVINO/LFM2-8B-A1B-int4-ov','/home/anna/models/LFM2-8B-A1B-int4-ov','main','','failed',0,0,0,1796200002.5,NULL,'{"code":"repo_missing","values":{"repo":"OpenVINO/LFM2-8B-A1B-int4-ov"}}');
CREATE TABLE edit_draft (             -- a message that is being edited, not sent yet
            message_id TEXT NOT NULL PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
            text NOT NULL
        );
CREATE TABLE folder (
            id TEXT NOT NULL PRIMARY KEY,
            name NOT NULL,
            position INTEGER NOT NULL    -- in the list; smaller comes first
        );
CREATE TABLE message (
            id TEXT NOT NULL PRIMARY KEY,
            conversation_id TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            parent_id TEXT REFERENCES message (id) DEFERRABLE INITIALLY DEFERRED,
            depth INTEGER NOT NULL,      -- 1 for a root; redundant, to repair a lost parent
            role TEXT NOT NULL,
            state TEXT NOT NULL,
            owner TEXT,                  -- the running program that writes this draft
            created_at REAL NOT NULL,    -- seconds since the epoch
            chars INTEGER NOT NULL,
            lines INTEGER NOT NULL,
            reasoning_ms REAL NOT NULL DEFAULT 0,
            finish_reason TEXT,
            seed INTEGER,
            model NOT NULL DEFAULT '',
            metrics TEXT,                -- JSON
            fault TEXT,                  -- JSON
            reasoning NOT NULL DEFAULT '',
            text NOT NULL DEFAULT ''
        );
INSERT INTO "message" VALUES('01M8MZ2CXRZPEA5AJ1BRKW01ES','01M8MZ2BYGT43HXQ1P7ZYPW7QD',NULL,1,'user','complete',NULL,1796000004.0,15,2,0.0,NULL,NULL,'',NULL,NULL,'','Grüße
an alle 😀');
INSERT INTO "message" VALUES('01M8MZ2EW8R4ZGGFGM090PVNS4','01M8MZ2BYGT43HXQ1P7ZYPW7QD','01M8MZ2CXRZPEA5AJ1BRKW01ES',2,'assistant','complete',NULL,1796000006.0,3,1,120.5,'stop',11,'smollm2-135m-int4-ov','{"prompt_tokens":12,"new_tokens":5,"ttft_ms":80.25,"tokens_per_second":31.5,"prefill_ms":70.0,"reused_tokens":0,"peak_rss_bytes":512000000}',NULL,'Hm',X'610062');
INSERT INTO "message" VALUES('01M8MZ2JS8D63EB0A8TGMJ1Q9M','01M8MZ2BYGT43HXQ1P7ZYPW7QD','01M8MZ2CXRZPEA5AJ1BRKW01ES',2,'assistant','draft','01M8MZ2A00GYRXKTGG0JZXYDZE',1796000010.0,0,1,0.0,NULL,12,'other',NULL,NULL,'','');
INSERT INTO "message" VALUES('01M8MZ2NQ00RTASA5CT9P1HEWR','01M8MZ2BYGT43HXQ1P7ZYPW7QD','01M8MZ2EW8R4ZGGFGM090PVNS4',3,'user','complete',NULL,1796000013.0,4,1,0.0,NULL,NULL,'',NULL,NULL,'','Why?');
INSERT INTO "message" VALUES('01M8MZ2QNG9XR8GN34R14H90CA','01M8MZ2BYGT43HXQ1P7ZYPW7QD','01M8MZ2NQ00RTASA5CT9P1HEWR',4,'assistant','draft','01M8MZ2A00GYRXKTGG0JZXYDZE',1796000015.0,7,1,0.0,NULL,13,'smollm2-135m-int4-ov',NULL,NULL,'','Because');
CREATE TABLE model_preset (
            model TEXT NOT NULL PRIMARY KEY,  -- the folder's name
            preset_id TEXT NOT NULL REFERENCES preset (id) ON DELETE CASCADE
        );
CREATE TABLE preset (
            id TEXT NOT NULL PRIMARY KEY,
            name NOT NULL,
            position INTEGER NOT NULL,
            preset TEXT NOT NULL         -- JSON
        );
CREATE TABLE removed_message (        -- all below it goes with it, without a row of its own
            message_id TEXT NOT NULL PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
            conversation_id TEXT NOT NULL,
            at REAL NOT NULL                  -- seconds since the epoch
        );
CREATE TABLE run (
            id TEXT NOT NULL PRIMARY KEY,
            model_key TEXT NOT NULL,
            device TEXT NOT NULL,
            at REAL NOT NULL,            -- seconds since the epoch
            kind TEXT NOT NULL,
            record TEXT NOT NULL         -- JSON
        );
INSERT INTO "run" VALUES('01M8QYE280R542HD1JY40GT6AF','0123456789abcdef0123456789abcdef','GPU',1796100001.5,'chat','{"at":1796100001.5,"model":"Qwen3-30B-A3B-int4-ov","model_key":"0123456789abcdef0123456789abcdef","revision":"main","device":"GPU","device_name":"Intel(R) Arc(TM) 140V GPU (16GB) (iGPU)","driver":"32.0.101.8247","versions":{"openvino":"2026.4.0","genai":"2026.4.0.0"},"ratio":30,"slots":89,"experts":128,"source":"manual","prefill_chunk":2048,"context_tokens":16384,"kv_precision":"u8","kind":"chat","prompt_tokens":500,"new_tokens":200,"reused_tokens":0,"ttft_ms":8000.0,"tokens_per_second":18.5,"needed_bytes":12000000000,"measured_bytes":12100000000,"peak_rss_bytes":700000000,"cached_bytes":3000000000,"on_battery":false,"proof":"active","proof_cause":"none","load_ms":9000.0}');
INSERT INTO "run" VALUES('01M8QYE378SBV1TE9GVH4V7Q7B','0123456789abcdef0123456789abcdef','GPU',1796100002.5,'load','{"at":1796100002.5,"model":"Qwen3-30B-A3B-int4-ov","model_key":"0123456789abcdef0123456789abcdef","revision":"main","device":"GPU","device_name":"Intel(R) Arc(TM) 140V GPU (16GB) (iGPU)","driver":"32.0.101.8247","versions":{"openvino":"2026.4.0","genai":"2026.4.0.0"},"ratio":0,"slots":128,"experts":128,"source":"manual","prefill_chunk":2048,"context_tokens":16384,"kv_precision":"u8","kind":"load","prompt_tokens":500,"new_tokens":200,"reused_tokens":0,"ttft_ms":8000.0,"tokens_per_second":18.5,"needed_bytes":12000000000,"measured_bytes":12100000000,"peak_rss_bytes":700000000,"cached_bytes":3000000000,"on_battery":false,"load_ms":9000.0,"fault":"out_of_memory"}');
CREATE TABLE tuned (
            model_key TEXT NOT NULL,
            device TEXT NOT NULL,
            context_tokens INTEGER NOT NULL,
            at REAL NOT NULL,            -- seconds since the epoch
            setting TEXT NOT NULL,       -- JSON
            PRIMARY KEY (model_key, device, context_tokens)
        );
INSERT INTO "tuned" VALUES('0123456789abcdef0123456789abcdef','GPU',16384,1796100003.5,'{"at":1796100003.5,"model":"Qwen3-30B-A3B-int4-ov","model_key":"0123456789abcdef0123456789abcdef","device":"GPU","device_name":"Intel(R) Arc(TM) 140V GPU (16GB) (iGPU)","driver":"32.0.101.8247","versions":{"openvino":"2026.4.0","genai":"2026.4.0.0"},"context_tokens":16384,"ratio":20,"slots":102,"experts":128,"prefill_chunk":2048,"kv_precision":"u8","tokens_per_second":21.0,"ttft_ms":7900.0,"needed_bytes":13000000000,"reason":"smallest","values":{"ratio":20}}');
CREATE TABLE version_leaf (           -- what was shown below a version when it was left
            message_id TEXT NOT NULL PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
            leaf_id TEXT NOT NULL
        );
CREATE INDEX conversation_updated ON conversation (updated_at, id);
CREATE INDEX message_outline ON message (conversation_id, id, parent_id, depth, role, chars, lines);
CREATE INDEX message_parent ON message (parent_id);
CREATE INDEX message_draft ON message (owner) WHERE state = 'draft';
CREATE INDEX run_model ON run (model_key, device, at);
CREATE INDEX run_at ON run (at);
CREATE INDEX removed_chat ON removed_message (conversation_id);
CREATE INDEX attachment_message ON attachment (message_id);
CREATE INDEX attachment_chat ON attachment (conversation_id, message_id);
COMMIT;

