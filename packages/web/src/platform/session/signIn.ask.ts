// What happens when somebody who is not signed in wants what needs it (specification, section 4). Anonymous mode is off
// (0) by default: a screen then leads to the login page (forced). Only a public page stays open and asks with a prompt.
import { createStore } from '../../kit/store.ts'
import { session } from './current.ts'

/** continue: "You can continue to operate after logging in", with Not Now; login: "Please login to continue". */
export type SignInPrompt = 'continue' | 'login'

export const signInPrompt = createStore<SignInPrompt | undefined>(undefined)

export const anonymousMode = (import.meta.env?.VITE_ANONYMOUS_MODE ?? '0') !== '0'

interface Pages {
  /** Goes to the login page, with the way back. */
  goToSignIn: () => Promise<void>
  /** Whether the page now open is for everybody, and may stay open behind a prompt. The login page may not. */
  mayStayOpen: () => boolean
}

let pages: Pages = { goToSignIn: () => Promise.resolve(), mayStayOpen: () => false }
let leaving = false

/** The app says how to reach the login page. */
export function onSignInNeeded(app: Pages): void {
  pages = app
}

/** The session has ended on the server: everything of the person goes, the way back stays. */
export async function signInAgain(): Promise<void> {
  if (leaving || !session.get().isLogin) return
  leaving = true
  session.end()
  try {
    await pages.goToSignIn()
  } finally {
    leaving = false
  }
}

/** A call that needs a person was made without one: what only reads may wait, what was done may not. */
export function askToSignIn(prompt: SignInPrompt): void {
  // The page that is being left still asks for what it shows.
  if (anonymousMode || leaving) return
  if (pages.mayStayOpen()) signInPrompt.set(prompt)
  else void pages.goToSignIn()
}
