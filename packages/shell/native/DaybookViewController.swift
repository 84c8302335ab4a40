import Capacitor
import WebKit

/// The JavaScript interface of iOS: window.webkit.messageHandlers.daybook.postMessage(object) (docs/native-shell.md).
class DaybookViewController: CAPBridgeViewController, WKScriptMessageHandler {
    /// In memory only: they are a person's session. For requests that the app makes outside of the page.
    private(set) var headers: [String: String] = [:]

    override func capacitorDidLoad() {
        webView?.configuration.userContentController.add(self, name: "daybook")
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        // Only the app itself, never a page that it shows inside.
        guard message.frameInfo.isMainFrame,
              let server = bridge?.config.serverURL,
              message.frameInfo.securityOrigin.host == server.host,
              let body = message.body as? [String: Any]
        else { return }
        switch body["action"] as? String {
        case "set_header": headers = body["data"] as? [String: String] ?? [:]
        case "clear_header": headers = [:]
        default: break
        }
    }
}
