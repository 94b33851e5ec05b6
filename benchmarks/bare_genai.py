"""The other side of the comparison: GenAI alone, one request a line of stdin.

Run as a child: ``python -m benchmarks.bare_genai MODEL_DIR KV_BLOCKS``. A request is
``{"messages": [...], "max_new_tokens": N}``; the answer gives seconds and tokens.
"""

import json
import sys
import time

import openvino_genai as genai


def main() -> None:
    """Answer requests until stdin ends."""
    model, blocks = sys.argv[1], int(sys.argv[2])
    scheduler = genai.SchedulerConfig()
    scheduler.enable_prefix_caching = True
    scheduler.num_kv_blocks = blocks
    scheduler.max_num_batched_tokens = 4096
    pipeline = genai.LLMPipeline(model, "CPU", scheduler_config=scheduler, KV_CACHE_PRECISION="u8")
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        config = pipeline.get_generation_config()
        config.max_new_tokens = request["max_new_tokens"]
        config.do_sample = False
        began = time.perf_counter()
        result = pipeline.generate(genai.ChatHistory(request["messages"]), config)
        seconds = time.perf_counter() - began
        metrics = result.perf_metrics
        print(
            json.dumps(
                {
                    "seconds": seconds,
                    "tokens": metrics.get_num_generated_tokens(),
                    "ttft_ms": metrics.get_ttft().mean,
                    "text": result.texts[0],
                }
            ),
            flush=True,
        )


if __name__ == "__main__":
    main()
