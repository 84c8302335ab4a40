// The sign-in page in index.html itself: its markup in both languages (made of the screen, so that the app goes on
// without a change), its styles, and the script that shows it. What the app needs for it is fetched at once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer, type Plugin, type Rolldown } from 'vite'
import { languagePack } from './vite-language.ts'

const folder = join(import.meta.dirname, '../packages/web/src/app/first')
const signIn = 'features/auth/LoginAccountScreen.tsx'
const languages = ['en-US', 'zh-CN'] as const

/** What first.markup.tsx exports. */
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
        const { scripts, styles } = neededBySignIn(bundle)
        const ahead = scripts
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        // They stand in the page. Without these links, the app would fetch them again.
        const known = styles.map((file) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`)
        const own = styles.map((file) => String((bundle[file] as Rolldown.OutputAsset).source)).join('')
        const head = ['<link rel="preload" as="image" href="/icon.svg">', variables, `<style>${own}</style>`, ...known, ...ahead].join('')
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', () => `${head}</head>`)
          .replace('</body>', () => `${templates}<script>${script}</script></body>`)
      },
    },
  }
}

/** The chunks of the entry and of the screen, with all that they import, in the order in which they are imported. */
function neededBySignIn(bundle: Rolldown.OutputBundle) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || scripts.has(file)) return
    scripts.add(file)
    for (const imported of chunk.imports) add(imported)
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css)
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = [
    chunks.find(({ isEntry }) => isEntry),
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(signIn)),
  ]
  for (const chunk of first) {
    if (!chunk) throw new Error(`The build has no entry, or no chunk of ${signIn}`)
    add(chunk.fileName)
  }
  return { scripts: [...scripts], styles: [...styles] }
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
    const { firstMarkup } = (await server.ssrLoadModule(join(folder, 'first.markup.tsx'))) as Markup
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
