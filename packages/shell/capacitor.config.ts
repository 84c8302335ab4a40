// The app for iOS and Android: the web app of one installation, in a web view (docs/native-shell.md). It is the page that
// the server gives, so that app and server always fit; what it shows without a network comes from the service worker.

/** @param address of the installation. It has to be https: service workers and tokens need it. */
export function configFor(address: string | undefined) {
  const url = address === undefined ? undefined : new URL(address)
  if (url?.protocol !== 'https:') throw new Error('Set DAYBOOK_URL to the https address of your Daybook.')
  return {
    appId: 'nz.daybook.app',
    appName: 'Daybook',
    /** The same build that the server gives to browsers. It shows that the server cannot be reached at the first start. */
    webDir: '../web/dist',
    server: { url: url.origin, errorPath: 'index.html' },
    appendUserAgent: 'DaybookShell/2.0.0',
    backgroundColor: '#F3E7D3',
    loggingBehavior: 'none',
    /** Text can be made larger with two fingers, as in a browser. */
    zoomEnabled: true,
    android: { allowMixedContent: false },
    /** Without it a web view of iOS has no service worker. Info.plist names the same domain (docs/native-shell.md). */
    ios: { limitsNavigationsToAppBoundDomains: true },
  }
}

export default configFor(process.env.DAYBOOK_URL)
