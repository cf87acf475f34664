import { css } from '@emotion/react';
import type { Block } from '#shared/content-types.ts';
import { TextLine } from '../links/text-line.tsx';
import type { Styleable } from '../styles/mixins.ts';
import { softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

type Props = Extract<Block, { type: 'table' }> & Styleable;

/** A table of the owner's, which can be scrolled where the window is too narrow for its words. */
export function ContentTable({ align, rows: [names = [], ...rows], styles }: Props) {
  return (
    <div css={[around, styles]}>
      <table css={[table, align.map(columnStyle)]}>
        <thead>
          <tr>
            {names.map((name, index) => (
              <th key={index} scope="col">
                <TextLine line={name} />
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
  );
}

const columnStyle = (align: Props['align'][number], index: number) =>
  align && css({ [`tr > :nth-of-type(${index + 1})`]: { textAlign: align } });

const around = css({ width: '100%', overflowX: 'auto' });

const table = css(typography.secondary, {
  width: '100%',
  borderCollapse: 'collapse',
  'tr > *': { padding: `${space[8]} min(${space[16]}, 4vw) ${space[8]} 0`, textAlign: 'start' },
  'tr > :last-of-type': { paddingRight: 0 },
  th: { fontWeight: 500 },
  td: { borderTop: `1px solid ${softColours.rule}` },
});
