import { measureScripts, type ScriptSize } from './script-sizes.ts';

/** Sources below this many bytes are summed up. */
const leastListed = 1000;

/** Prints what each script weighs and where its bytes come from. */
export async function reportSizes(): Promise<void> {
  const scripts = await measureScripts();
  print(
    'First load',
    scripts.filter(({ isFirstLoad }) => isFirstLoad),
  );
  print(
    'Later',
    scripts.filter(({ isFirstLoad }) => !isFirstLoad),
  );
}

function print(heading: string, scripts: readonly ScriptSize[]): void {
  const total = scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  console.log(`\n${heading}: ${total} bytes (brotli)`);
  for (const { file, brotliBytes, sources } of scripts) {
    console.log(`\n  ${file}: ${brotliBytes} bytes (brotli); of code, before it was minified:`);
    for (const [name, bytes] of sources.filter(([, size]) => size >= leastListed)) {
      console.log(`    ${String(bytes).padStart(7)}  ${name}`);
    }
    const rest = sources.filter(([, size]) => size < leastListed);
    const restBytes = rest.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (restBytes > 0) console.log(`    ${String(restBytes).padStart(7)}  ${rest.length} others`);
  }
}
