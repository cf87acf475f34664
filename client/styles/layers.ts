/** Every z-index of the site, lowest first. */
export const layers = {
  behind: -1,
  header: 10,
  toast: 20,
} as const;
