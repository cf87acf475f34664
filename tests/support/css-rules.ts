/** The outermost rules of a style sheet, each as its text. */
export function rulesOf(sheet: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...sheet].entries()) {
    if (character === '{') depth += 1;
    if (character !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
