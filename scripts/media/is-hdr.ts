/**
 * Returns whether a picture is in HDR, which sharp does not convert. `icc` is the colour profile of the picture. An
 * AVIF, a PNG or a profile may contain a code for the transfer characteristics (ITU-T H.273): 16 is PQ, 18 is HLG. A
 * profile from before version 4.4 of its format names them only in its description, for example as
 * "Rec. ITU-R BT.2100 PQ" or, by libjxl, as "RGB_D65_202_Rel_PeQ".
 */
export function isHdr(picture: Buffer, icc: Buffer): boolean {
  const codes = [
    byteBehind('colrnclx', 3, picture),
    byteBehind('\0\0\0\x04cICP', 1, picture),
    byteBehind('cicp\0\0\0\0', 1, icc),
  ];
  return codes.includes(16) || codes.includes(18) || /PQ|PeQ|HLG|2084/.test(descriptionOf(icc));
}

/** Returns the byte that is `skipped` bytes behind a mark of eight characters, or undefined without such a mark. */
function byteBehind(mark: string, skipped: number, bytes: Buffer): number | undefined {
  const at = bytes.indexOf(mark);
  return at < 0 ? undefined : bytes[at + mark.length + skipped];
}

/**
 * Returns the description in a colour profile, without the zero bytes of its encoding, or '' if there is none. From the
 * byte 128 on, a profile has a table of its parts: the name, the offset and the size of each (ICC.1:2022, 7.3).
 */
function descriptionOf(icc: Buffer): string {
  const entry = icc.indexOf('desc', 128);
  if (entry < 0 || entry + 12 > icc.length) return '';
  const offset = icc.readUInt32BE(entry + 4);
  const size = icc.readUInt32BE(entry + 8);
  return icc.toString('latin1', offset, offset + size).replaceAll('\0', '');
}
