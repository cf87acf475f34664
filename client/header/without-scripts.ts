import { headerScrollThresholdPx } from '#shared/constants.ts';
import { clearState, solidState } from './header-colours.ts';

/** More specific than the header's own rule for where scripts are off. */
const header = 'html:not([data-scroll]) header[data-over-hero][data-over-hero][data-over-hero]';

/**
 * A style sheet that only browsers without scripts fetch: the scroll itself turns the header over the
 * hero solid, where CSS can do that. It is a file of its own because HTML checkers do not know it yet.
 */
export const withoutScriptsCss = `@supports (animation-timeline:scroll()){
${header}{position:sticky;animation:turn-solid linear both;animation-timeline:scroll(root);animation-range:${headerScrollThresholdPx}px ${headerScrollThresholdPx + 1}px}
@keyframes turn-solid{from{${declarations(clearState)}}to{${declarations(solidState)}}}
}
`;

function declarations(state: Readonly<Record<string, string>>): string {
  return Object.entries(state)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
