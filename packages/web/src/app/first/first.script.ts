// Stands in index.html (tools/vite-first-page.ts) and runs before the app is there: shows the sign-in page to whoever is
// signed out, and keeps what they type and press until the app goes on from there (platform/typed.first.ts).
import { lastSignIn } from '../../features/auth/auth.last.ts'
import { chosenLanguage, type Language, storeLanguage } from '../../platform/i18n/chosen.ts'
import { readState } from '../../platform/session/session.state.ts'
import { deviceStorage } from '../../platform/storage.ts'
import { chosenTextSize, scaleText } from '../../platform/text.scale.ts'
import { deviceInfo, textScale } from '../shell/tablet.ts'

const page = document.documentElement

/** Addresses that open the sign-in page when nobody is signed in. */
const opensSignIn = /^#?(\/?|\/?pages\/(home\/home|login\/login-account)\/?)(\?|$)/

function applyLooks(): void {
  let scheme: string | null = null
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // The storage is blocked, so nothing was chosen.
  }
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  const device = deviceInfo(navigator.userAgent, navigator.maxTouchPoints, innerWidth, innerHeight)
  page.style.setProperty('--tablet-scale', String(textScale(device)))
  scaleText(chosenTextSize())
}

const fieldsOf = (root: HTMLElement) => root.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')

function show(root: HTMLElement, language: Language, values: Readonly<Record<string, string>>): void {
  const template = document.getElementById(`first-${language}`)
  if (!(template instanceof HTMLTemplateElement)) return
  root.replaceChildren(template.content.cloneNode(true))
  page.lang = language
  root.dataset.first = ''
  delete root.dataset.pressed
  for (const field of fieldsOf(root)) field.value = values[field.name] ?? ''
  // The last button, as in the app (PasskeyButton).
  if (!('PublicKeyCredential' in window)) [...root.querySelectorAll('button')].at(-1)?.remove()
}

function press(root: HTMLElement, button: HTMLButtonElement | null): void {
  if (!button) return
  root.dataset.pressed = String([...root.querySelectorAll('button')].indexOf(button))
  button.dataset.loading = 'true'
}

function listen(root: HTMLElement): void {
  const waits = () => root.dataset.first !== undefined
  root.addEventListener('submit', (event) => {
    if (!waits()) return
    event.preventDefault()
    press(root, root.querySelector('[type="submit"]'))
  })
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type="button"]')
    if (waits() && button) press(root, button)
  })
  root.addEventListener('change', ({ target }) => {
    if (!waits() || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
    const language = target.value as Language
    const values = Object.fromEntries([...fieldsOf(root)].map(({ name, value }) => [name, value]))
    storeLanguage(language)
    show(root, language, values)
    root.querySelector<HTMLInputElement>(`input[value="${language}"]`)?.focus()
  })
}

/** Fetches what the first screen needs beside the app itself, which would ask for it only once it runs. */
function fetchAhead(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    const isScript = file.endsWith('.js')
    link.rel = isScript ? 'modulepreload' : 'preload'
    if (!isScript) link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}

applyLooks()
const root = document.getElementById('root')
const files: Record<'signIn' | 'home', string[]> = JSON.parse(
  document.getElementById('first-files')?.textContent ?? '{}',
)
const isAppItself = location.pathname === '/' || location.pathname === '/index.html'
if (root && isAppItself && opensSignIn.test(location.hash)) {
  const { isLogin } = readState(deviceStorage(), Date.now())
  fetchAhead(isLogin ? files.home : files.signIn)
  if (!isLogin) {
    show(root, chosenLanguage(), { ...lastSignIn() })
    listen(root)
  }
}
