// The sign-in page in index.html itself: its markup in both languages (made of the screen, so that the app goes on
// without a change), its styles, and the script that shows it. What the app needs for it is fetched at once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer, type Plugin, type Rolldown } from 'vite'
import { languagePack } from './vite-language.ts'

const folder = join(import.meta.dirname, '../packages/web/src/app/first')
const signIn = ['features/auth/LoginAccountScreen.tsx']
/** What the first page of a user who is signed in loads, whatever else it is. */
const home = [
  'features/today/HomeScreen.tsx',
  'app/awaiting.generated.ts',
  ...['TabBar', 'Alarms', 'WaitingBanner'].map((name) => `app/shell/${name}.tsx`),
]
const languages = ['en-US', 'zh-CN'] as const

/** What FirstPage.tsx exports. */
interface Markup {
  firstMarkup: (language: string, pack: Record<string, string>) => string
}

export function firstPage(): Plugin {
  let configFile: string | undefined
  return {
    name: 'daybook:first-page',
    apply: 'build',
    configResolved(config) {
      configFile = config.configFile
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle || !configFile) return html
        const [{ variables, templates }, script] = [await markup(configFile), await inlineScript()]
        const atStart = filesOf(bundle, [])
        const bySignIn = filesOf(bundle, signIn)
        const styles = [...bySignIn].filter((file) => file.endsWith('.css'))
        const own = styles.map((file) => String((bundle[file] as Rolldown.OutputAsset).source)).join('')
        // They stand in the page. Without these links, the app would fetch them again.
        const known = styles.map((file) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`)
        const icon = '<link rel="preload" as="image" href="/icon.svg">'
        const head = [icon, variables, `<style>${own}</style>`, ...known].join('')
        const beyond = (files: Set<string>) =>
          [...files].filter((file) => !atStart.has(file) && !styles.includes(file))
        const ahead = JSON.stringify({ signIn: beyond(bySignIn), home: beyond(filesOf(bundle, home)) })
        const data = `<script type="application/json" id="first-files">${ahead}</script>`
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', () => `${head}</head>`)
          .replace('</body>', () => `${templates}${data}<script>${script}</script></body>`)
      },
    },
  }
}

/** The scripts and style sheets of the entry and of the chunks of these modules, with all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const imported of chunk.imports) add(imported)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName)
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`The build has no chunk of ${module}`)
    add(chunk.fileName)
  }
  return files
}

/** The screen in each language, and the theme's variables, which all of them share. */
async function markup(configFile: string) {
  const server = await createServer({
    configFile,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { firstMarkup } = (await server.ssrLoadModule(join(folder, 'FirstPage.tsx'))) as Markup
    const styles = /<style.*?<\/style>/gs
    const icon = readFileSync(join(folder, '../../../public/icon.svg'))
    let variables = ''
    let templates = ''
    for (const language of languages) {
      const whole = firstMarkup(language, await languagePack(language))
      variables = (whole.match(styles) ?? []).join('')
      // The logo too. What the app shows then is fetched as the page's icon.
      const page = whole
        .replace(styles, '')
        .replace(/<link[^>]*>/g, '')
        .replace('src="/icon.svg"', `src="data:image/svg+xml;base64,${icon.toString('base64')}"`)
      templates += `<template id="first-${language}">${page}</template>`
    }
    return { variables, templates }
  } finally {
    await server.close()
  }
}

async function inlineScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      lib: { entry: join(folder, 'first.script.ts'), formats: ['iife'], name: 'first' },
      target: 'es2022',
      write: false,
    },
  })
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
