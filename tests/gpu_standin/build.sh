#!/bin/sh
# Builds the stand-in libOpenCL.so.1 into OUT/lib (gcc and binutils only).
#   OUT=/path/to/output RT=/path/to/prefix/lib ./build.sh   RT: where libintelocl.so lies
set -e
SOURCE=$(cd "$(dirname "$0")" && pwd)/fakegpu.c
cd "${OUT:?set OUT to the folder that gets build/ and lib/}"
RT=${RT:?set RT to the lib folder of a virtual environment with intel-opencl-rt and intel-cmplr-lib-rt}
mkdir -p lib build
ln -sfn "$RT" lib/rt
ln -sfn rt/libtbb.so.12 lib/libtbb.so.12   # newer oneTBB than OpenVINO ships; the runtime needs it
# 1. names that fakegpu.c defines itself
grep -oE '^EXPORT .*[ *](cl[A-Za-z0-9]+)\(' "$SOURCE" | grep -oE 'cl[A-Z][A-Za-z0-9]+\(' | tr -d '(' | sort -u > build/own
# 2. names of the runtime, and those of the OpenCL loader with their versions
nm -D --defined-only "$RT/libintelocl.so" | awk '$3 ~ /^cl[A-Z]/ {sub(/@.*/,"",$3); print $3}' | sort -u > build/all
nm -D --defined-only "$RT/libOpenCL.so.1" | awk '$3 ~ /^cl[A-Z].*@/ {split($3,a,/@+/); print a[2], a[1]}' | sort -u > build/versions
awk '{print $2}' build/versions | sort -u | cat - build/all | sort -u | comm -23 - build/own > build/pass
# 3. jump stubs for everything else
{
  echo '.text'
  while read -r f; do printf '.globl %s\n.type %s,@function\n%s: jmp *slot_%s(%%rip)\n' $f $f $f $f; done < build/pass
  echo '.section .rodata'
  while read -r f; do printf 'name_%s: .asciz "%s"\n' $f $f; done < build/pass
  echo '.section .data.rel.ro,"aw"'; echo '.globl fakegpu_stubs'; echo '.hidden fakegpu_stubs'; echo '.balign 8'; echo 'fakegpu_stubs:'
  while read -r f; do printf '.quad name_%s, slot_%s\n' $f $f; done < build/pass
  echo '.quad 0, 0'
  echo '.data'; echo '.balign 8'
  while read -r f; do printf 'slot_%s: .quad 0\n' $f; done < build/pass
  echo '.section .note.GNU-stack,"",@progbits'
} > build/stubs.S
# 4. symbol versions as the real loader has them (OPENCL_1.0 ...)
{
  prev=
  for v in $(awk '{print $1}' build/versions | sort -u); do
    printf '%s { global:\n' "$v"; awk -v v="$v" '$1==v {print "  " $2 ";"}' build/versions
    [ -z "$prev" ] && printf ' local: *;\n'
    printf '} %s;\n' "$prev"; prev=$v
  done
  printf 'FAKEGPU_EXT { global:\n'; { cat build/all build/own; } | sort -u > build/t1
  awk '{print $2}' build/versions | sort -u | comm -13 - build/t1 | sed 's/^/  /;s/$/;/'
  printf '} %s;\n' "$prev"
} > build/version.map
gcc -O2 -g -Wall -Wextra -Wno-missing-field-initializers -fPIC -shared -fvisibility=hidden -Wl,-soname,libOpenCL.so.1 \
    -Wl,--version-script=build/version.map -o lib/libOpenCL.so.1 "$SOURCE" build/stubs.S -ldl -lpthread
ln -sfn libOpenCL.so.1 lib/libOpenCL.so
echo "built lib/libOpenCL.so.1: $(wc -l < build/own) own entry points, $(wc -l < build/pass) passed through"
