/** Fetches the code of the toast region, once. Rejects where it is lost on the way, as after a deploy. */
export async function loadToastRegion() {
  const { ToastRegion } = await import('./toast-region.tsx');
  return ToastRegion;
}
