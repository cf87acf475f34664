/**
 * Fetches the code of the toast region, and the typeface of its title, once. Rejects where the code is
 * lost on the way, as after a deploy.
 */
export async function loadToastRegion() {
  const { ToastRegion, loadTitleFace } = await import('./toast-region.tsx');
  loadTitleFace();
  return ToastRegion;
}
