package nz.daybook.app;

import android.app.DownloadManager;
import android.net.Uri;
import android.os.Bundle;
import android.webkit.URLUtil;
import android.webkit.WebView;
import androidx.webkit.WebViewCompat;
import androidx.webkit.WebViewFeature;
import com.getcapacitor.BridgeActivity;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** The JavaScript interface of Android: window.daybookHost.postMessage(text) (docs/native-shell.md). */
public class MainActivity extends BridgeActivity {

    /** In memory only: they are a person's session. */
    private final Map<String, String> headers = new HashMap<>();

    @Override
    public void onCreate(Bundle state) {
        super.onCreate(state);
        WebView page = getBridge().getWebView();
        String server = getBridge().getServerUrl();
        if (server == null || !WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return;
        // Only pages of the installation see it, and of them only the app itself, never a page that it shows inside.
        WebViewCompat.addWebMessageListener(page, "daybookHost", Collections.singleton(server),
            (view, message, origin, isMainFrame, reply) -> {
                if (isMainFrame) hear(message.getData());
            });
        page.setDownloadListener((url, agent, disposition, type, length) -> {
            if (url.startsWith(server + "/")) download(url, URLUtil.guessFileName(url, disposition, type));
        });
        // The interface is there from the next page on.
        getBridge().reload();
    }

    private void hear(String text) {
        try {
            JSONObject message = new JSONObject(text);
            String action = message.getString("action");
            if (action.equals("ready")) return;
            headers.clear();
            if (!action.equals("set_header")) return;
            JSONObject data = message.getJSONObject("data");
            for (Iterator<String> names = data.keys(); names.hasNext();) {
                String name = names.next();
                headers.put(name, data.getString(name));
            }
        } catch (JSONException error) {
            headers.clear();
        }
    }

    private void download(String url, String name) {
        DownloadManager.Request request = new DownloadManager.Request(Uri.parse(url)).setTitle(name);
        headers.forEach(request::addRequestHeader);
        request.setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED);
        getSystemService(DownloadManager.class).enqueue(request);
    }
}
