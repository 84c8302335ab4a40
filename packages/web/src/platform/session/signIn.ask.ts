// Handles calls that need a session when there is none (specification, section 4). Anonymous mode is off (0) by default,
// so the app opens the login page. Only a public page stays open and shows a prompt.
import { createStore } from '../../kit/store.ts'
import { session } from './current.ts'

/** continue: "You can continue to operate after logging in", with Not Now; login: "Please login to continue". */
export type SignInPrompt = 'continue' | 'login'

export const signInPrompt = createStore<SignInPrompt | undefined>(undefined)

export const anonymousMode = (import.meta.env?.VITE_ANONYMOUS_MODE ?? '0') !== '0'

interface Pages {
  /** Opens the login page, which returns to the current page after sign-in. */
  goToSignIn: () => Promise<void>
  /** Whether the current page is public and can stay open behind a prompt. The login page cannot. */
  mayStayOpen: () => boolean
}

let pages: Pages = { goToSignIn: () => Promise.resolve(), mayStayOpen: () => false }
let leaving = false

/** Called once by the app with its navigation functions. */
export function onSignInNeeded(app: Pages): void {
  pages = app
}

/** Called when the server has ended the session. Removes the user's data and opens the login page. */
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

/** Called for a call without a session. The prompt for a read can be dismissed; the prompt for a write cannot. */
export function askToSignIn(prompt: SignInPrompt): void {
  // The page being left may still send requests.
  if (anonymousMode || leaving) return
  if (pages.mayStayOpen()) signInPrompt.set(prompt)
  else void pages.goToSignIn()
}
