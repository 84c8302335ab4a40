// Shows pushes, and opens what they are about. The service worker that the build generates imports it.

/** @returns {{ id?: string, title: string, body: string, link: string }} */
function told(data) {
  try {
    return data.json()
  } catch {
    // Browsers end subscriptions whose pushes show nothing.
    return { title: 'Daybook', body: '', link: '/pages/home/msg' }
  }
}

self.addEventListener('push', (event) => {
  const { id, title, body, link } = told(event.data)
  const shown = { body, tag: id, icon: '/icon-192.png', badge: '/icon-192.png', data: { link } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(`/#${event.notification.data.link}`))
})

/** In a page of the app that is open already, or else in a new one. */
async function open(address) {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(address)
  await page.focus()
  await page.navigate(address)
}
