import { useEffect } from 'react';
import { repeatableAttribute } from '#shared/attributes.ts';

/**
 * Ignores the second click of a double click, and each further one, wherever it lands: it would act on what the
 * first has brought. Elements that are meant to be clicked quickly have the attribute `data-repeatable`.
 */
export function useSingleClicks(): void {
  useEffect(() => {
    function ignoreRepeated(event: MouseEvent): void {
      if (event.detail < 2 || !(event.target instanceof Element)) return;
      if (event.target.closest(`[${repeatableAttribute}]`)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('click', ignoreRepeated, true);
    return () => document.removeEventListener('click', ignoreRepeated, true);
  }, []);
}
