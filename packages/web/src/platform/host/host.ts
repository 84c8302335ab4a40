// The native shell around this page, if there is one: a JavaScript interface of iOS or Android (docs/native-shell.md).

/** What the app tells the shell. */
export type HostMessage =
  | { action: 'set_header'; data: { 'Blade-Auth': string; Authorization: string } }
  /** Nobody is signed in any more. */
  | { action: 'clear_header' }
  /** `window.daybook` is there (bridge.ts). */
  | { action: 'ready' }

export interface Host {
  platform: 'ios' | 'android'
  post: (message: HostMessage) => void
}

/** The parts of `window` that a shell adds. */
export interface HostWindow {
  /** iOS: WKScriptMessageHandler. It takes objects. */
  webkit?: { messageHandlers?: { daybook?: { postMessage: (message: HostMessage) => void } } }
  /** Android: WebViewCompat.addWebMessageListener. It takes text. */
  daybookHost?: { postMessage: (message: string) => void }
}

/** Undefined in a browser. */
export function findHost(window: object): Host | undefined {
  const { webkit, daybookHost: android } = window as HostWindow
  const ios = webkit?.messageHandlers?.daybook
  if (ios) return { platform: 'ios', post: (message) => ios.postMessage(message) }
  return android && { platform: 'android', post: (message) => android.postMessage(JSON.stringify(message)) }
}
