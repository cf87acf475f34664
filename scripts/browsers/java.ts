import { findCommand, installDebianPackage } from './debian-package.ts';

/** Installs Debian's Java where it is missing and may be installed; says what happens without one. */
export function ensureJava(): void {
  if (findCommand('java')) return;
  installDebianPackage('default-jre-headless');
  if (findCommand('java')) return;
  console.log(
    'There is no Java for the Nu HTML checker: html-validate checks the HTML in its place.',
  );
}
