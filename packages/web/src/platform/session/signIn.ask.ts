// What happens when somebody who is not signed in wants what needs it (specification, section 4).
// The anonymous-mode flag is off (0) by default: screens then lead to the sign-in (forced), and a single
// call asks with a prompt. The app shows the prompts and goes to the login screen.
import { createStore } from '../../kit/store.ts'
import { session } from './current.ts'

/** continue: "You can continue to operate after logging in", with Not Now; login: "Please login to continue". */
export type SignInPrompt = 'continue' | 'login'

export const signInPrompt = createStore<SignInPrompt | undefined>(undefined)

export const anonymousMode = (import.meta.env?.VITE_ANONYMOUS_MODE ?? '0') !== '0'

let goToSignIn = (): Promise<void> => Promise.resolve()
let leaving = false

/** The app says how to reach the login screen, with the way back. */
export function onSignInNeeded(go: () => Promise<void>): void {
  goToSignIn = go
}

/** The server does not know this session any more: everything of the person goes, the way back stays. */
export async function signInAgain(): Promise<void> {
  if (leaving || !session.get().isLogin) return
  leaving = true
  session.end()
  await goToSignIn()
  leaving = false
}

/** A call that needs a person was made without one: what only reads may wait, what was done may not. */
export function askToSignIn(prompt: SignInPrompt): void {
  // What the page that is being left still asks for needs no prompt.
  if (!anonymousMode && !leaving) signInPrompt.set(prompt)
}
