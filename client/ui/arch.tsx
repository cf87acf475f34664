import { css } from '@emotion/react';
import { radii } from '../styles/tokens.ts';
import { Picture } from './picture.tsx';
import { colourOf, type PictureName } from './picture-sources.ts';

interface Props {
  name: PictureName;
  alt: string;
  sizes: string;
  priority?: boolean;
}

/** A picture under a round arch. */
export function Arch({ name, ...rest }: Props) {
  return <Picture name={name} {...rest} css={[arch, css({ background: colourOf(name) })]} />;
}

const arch = css({ width: '100%', aspectRatio: '4 / 5', borderRadius: radii.arch });
