export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type KeyName = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape' | 'F8' | 'Tab';

export interface Point {
  x: number;
  y: number;
}

/** What each engine can be made to do by its driver, so that one test body serves them all. */
export interface Visitor {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** Makes the part of the window that shows the page so large. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function that names nothing outside itself in the page, also where scripts are off. */
  evaluate<Answer>(inPage: () => Answer | Promise<Answer>): Promise<Answer>;
  evaluate<Answer, Argument>(
    inPage: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer>;
  moveMouse(to: Point): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  press(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  /** What the page has complained of since it was opened. */
  messages(): Promise<readonly string[]>;
}
