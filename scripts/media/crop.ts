interface Size {
  width: number;
  height: number;
}

/**
 * Returns the largest part of a picture of `size` with the proportions of `shape`, in pixels. Its centre
 * is as near to the focal point, in percent of the picture, as the picture's edges allow.
 */
export function cropAround(size: Size, shape: Size, focus: { x: number; y: number }) {
  const scale = Math.min(size.width / shape.width, size.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  return {
    left: startOf(width, size.width, focus.x),
    top: startOf(height, size.height, focus.y),
    width,
    height,
  };
}

function startOf(length: number, available: number, focusPercent: number): number {
  const centred = Math.round((available * focusPercent) / 100 - length / 2);
  return Math.min(Math.max(centred, 0), available - length);
}
