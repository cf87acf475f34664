import { css } from '@emotion/react';
import type { Block } from '#shared/content-types.ts';
import type { Styleable } from '../styles/mixins.ts';
import { colours, softColours, space, withOpacity } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { TextLine } from './text-line.tsx';

type Props = Extract<Block, { type: 'table' }> & Styleable;

export const isWideTable = (block: Block) => block.type === 'table' && block.align.length > 4;

/** The table scrolls sideways if the window is too narrow for its columns. */
export function ContentTable({ align, rows: [header = [], ...rows], styles }: Props) {
  const columnStyles = align.map(
    (side, index) => side && css({ [`tr > :nth-of-type(${index + 1})`]: { textAlign: side } }),
  );
  return (
    <div css={[fullWidth, styles]}>
      <div css={scrollContainer}>
        <table css={[table, columnStyles]}>
          <thead>
            <tr>
              {header.map((cell, index) => (
                <th key={index} scope="col">
                  <TextLine line={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, index) => (
                  <td key={index}>
                    <TextLine line={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const shadow = withOpacity(colours.ink, 0.16);

const fullWidth = css({ width: '100%' });

/**
 * A shadow at the left or right edge shows that the table continues beyond that edge. At both ends of the table,
 * gradients in the background colour scroll with the table, and cover the shadows when nothing follows.
 */
const scrollContainer = css({
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  overflowX: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
  background: [
    'linear-gradient(to right, var(--background) 50%, transparent) left / 2rem local no-repeat',
    'linear-gradient(to left, var(--background) 50%, transparent) right / 2rem local no-repeat',
    `linear-gradient(to right, ${shadow}, transparent) left / 1rem no-repeat`,
    `linear-gradient(to left, ${shadow}, transparent) right / 1rem no-repeat`,
  ].join(),
});

const table = css(typography.secondary, {
  width: '100%',
  borderCollapse: 'collapse',
  // No column is narrower than its longest word, an amount such as '2 hours' or, in the first column, a date.
  overflowWrap: 'normal',
  'tr > *': {
    minWidth: '4.5em',
    padding: `${space[8]} min(${space[16]}, 4vw) ${space[8]} 0`,
    textAlign: 'start',
  },
  'tr > :first-of-type': { minWidth: '7em' },
  'tr > :last-of-type': { paddingRight: 0 },
  th: { fontWeight: 500 },
  td: { borderTop: `1px solid ${softColours.rule}` },
});
