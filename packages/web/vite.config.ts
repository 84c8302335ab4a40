import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkNeededBy } from '../../tools/vite-chunks.ts'
import { contractFacts } from '../../tools/vite-contract.ts'
import { firstPage } from '../../tools/vite-first-page.ts'
import { singleIcons } from '../../tools/vite-icons.ts'
import { languagePacks } from '../../tools/vite-language.ts'

const server = `http://127.0.0.1:${process.env.API_PORT ?? process.env.PORT ?? '8080'}`

/** Installable, and opens without a network; what it shows then is the query cache's business. */
const installable = VitePWA({
  registerType: 'prompt',
  // app/service.worker.ts registers it, when the app has loaded.
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Daybook',
    short_name: 'Daybook',
    start_url: '/',
    display: 'standalone',
    background_color: '#F4F4F2',
    theme_color: '#F3E7D3',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // Shown by browsers that offer to install the app.
    screenshots: [
      {
        src: '/screenshot-narrow.webp',
        sizes: '412x824',
        type: 'image/webp',
        form_factor: 'narrow',
        label: 'Home: who is here and today’s tasks',
      },
      {
        src: '/screenshot-wide.webp',
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: 'Nappy changes of a room',
      },
    ],
    shortcuts: [
      { name: 'Sign in and out', url: '/#/pages/home/children-list' },
      { name: 'Sleep', url: '/#/pages/home/task/sleep' },
      { name: 'Nappy change', url: '/#/pages/home/task/nappy-change' },
    ].map((one) => ({ ...one, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] })),
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png}'],
    importScripts: ['/push.js'],
    globIgnores: ['push.js'],
    navigateFallbackDenylist: [/^\/(api|pictures)\//],
    cleanupOutdatedCaches: true,
  },
})

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url))
const signIn = ['LoginAccountScreen.tsx', 'DirectoryButton.tsx', 'DemoAccounts.tsx'].map((file) =>
  source(`features/auth/${file}`),
)
/** Libraries are imported by one index file, which names these too. */
const notOfSignIn =
  /components.(Stack|Group)\b|Slider|queriesObserver|useQueries|useBlocker|Autosize|Textarea|NativeSelect|infiniteQuery/
// The outbox comes with it, because it starts as soon as the first page is there.
const home = [
  'features/today/HomeScreen.tsx',
  'app/shell/TabBar.tsx',
  'app/awaiting.generated.ts',
  'app/watchKinds.generated.ts',
  'platform/outbox/current.ts',
].map(source)

/** The tables that home reads know kinds, and call none of them. Forms bring the stack and the group, and the feed the words
 *  of messages. */
const notOfHome = /\.kind\.ts\?facts$|components.(Stack|Group)\b|message.(message.words|useMessageWords)/

/** What the screens of all reports and registers share: the form made from fields and its widgets, page and list. */
const reports = [
  'src.features.fields',
  'src.platform.files',
  'src.kit.picture.viewer',
  'contract.src.file',
  'src.features.report.(?!report.(awaiting|messageWords|screens|columns|csv|several)|ReportDesk)',
  'src.features.register.(?!register.(messages|columns|csv)|RegisterDesk|useFieldOptions)',
  '.reportKind.ts',
  'src.app.(report|register).declared',
  'src.kit.(body.shapes|BodyMap|Choices|range|RichText)',
  'contract.src.kernel.(bodyParts|fields|richText)',
  'contract.src.(report|register|payParity|payTable)',
  'contract.src.(?!workflow)[a-zA-Z]+.[a-zA-Z]+.(fields|report|register|kind).ts',
  'contract.src.app.(report|register)',
  'contract.src.kernel.(formats|validators)',
  'src.features.place.(LazyMap|place.coordinates)|contract.src.place',
  'textarea-autosize',
  'src.features.leaveBalance.((?!Ledger)[A-Z]|index|leaveBalance.data)',
  'src.platform.currency',
]
const ofReports = new RegExp(reports.join('|'))

/** What the screens of all checks and drills share. */
const checks = [
  'src.features.checklist.(?!checklist.(messages|screens))',
  'src.app.checklist.declared',
  'contract.src.(app.)?checklist',
  'src.features.drill.([A-Z]|index|drill.(data|effects|live))',
]
const ofChecks = new RegExp(checks.join('|'))
/** What the screens of all that is published share. */
const receipts = [
  'src.features.receipt.(?!receipt.(awaiting|live|messageWords|messages|oversight|screens))',
  '.receiptKind.ts',
  'src.app.receipt.declared',
  'src.features.award.([A-Z]|index|award.data)',
  'contract.src.(app.)?receipt',
  'contract.src.[a-zA-Z]+.[a-zA-Z]+.receipt.ts',
]
const ofReceipts = new RegExp(receipts.join('|'))
/** Pages of learning stories, which are forms and pages made from fields. */
const ofStories = /src.features.learningStory.(?!learningStory.(messages|screens|awaiting))/
/** Forms of processes, and the pages that show them. */
const ofProcesses =
  /src.features.(workflow|processEditor).(?!workflow.(messages|messageWords|screens|awaiting))|contract.src.workflow.(?!workflow.awaiting)/
/** The sums of hours and the head that chooses their period. */
const ofHours = /src.features.hours.(?!hours.(live|messages|screens))|contract.src.hours.hours.rules/
/** The rules of countries, for the few screens that decide by them. */
const ofRules = /contract.src.rule/
/** The tables of a desk. Phones load none of it. */
const ofDesk =
  /src.kit.(DataTable|Desk|Pager|TableTools|table.keys)|src.platform.screens.(TableList|kept.columns|Beside)/
const own = [ofDesk, ofRules, ofReports, ofChecks, ofReceipts, ofStories, ofProcesses, ofHours]
const isOfAll = (id: string) => !own.some((part) => part.test(id))

/** A few files instead of a hundred, because each is a request of its own: what every page needs, what the sign-in
 *  adds, what the first page after it adds, what most further pages share, what some share, and
 *  what reports, checks, publications, stories, processes, hours and the tables of a desk share. Each screen then fetches only what is its own (laws/budget.test.ts). */
const codeSplitting = {
  groups: [
    { name: 'start', priority: 5, test: /src.app.main/ },
    { name: chunkNeededBy('sign-in', signIn, notOfSignIn), priority: 4 },
    { name: chunkNeededBy('home', home, notOfHome), priority: 3, minShareCount: 2 },
    { name: 'common', priority: 2, minShareCount: 8, test: isOfAll },
    { name: 'some', priority: 1, minShareCount: 3, test: isOfAll },
    { name: 'rules', priority: 6, test: ofRules },
    { name: 'reports', priority: 2.5, minShareCount: 2, test: ofReports },
    { name: 'checks', minShareCount: 2, test: ofChecks },
    { name: 'receipts', minShareCount: 2, test: ofReceipts },
    { name: 'stories', minShareCount: 2, test: ofStories },
    { name: 'processes', minShareCount: 2, test: ofProcesses },
    { name: 'hours', minShareCount: 2, test: ofHours },
    { name: 'desk', minShareCount: 2, test: ofDesk },
  ],
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** A hash of the contract's files, by their paths. */
function contractHash(): string {
  const folder = fileURLToPath(new URL('../contract/src/', import.meta.url))
  const hash = createHash('sha256')
  for (const file of globSync('**/*.ts', { cwd: folder }).sort())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

export default defineConfig({
  define: {
    // What changed in it stands on the page of help.
    __APP_VERSION__: JSON.stringify(version),
    // Stored answers of another contract are not shown (platform/query/remembered.ts).
    __CONTRACT__: JSON.stringify(contractHash()),
  },
  plugins: [contractFacts(), languagePacks(), singleIcons(), react(), firstPage(), installable],
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting },
      // The tab bar uses one name of this index file, and would fetch with it all that the file names.
      treeshake: { moduleSideEffects: [{ test: /src.features.message.index\.ts$/, sideEffects: false }] },
    },
  },
  server: { proxy: { '/api': server, '/pictures': server } },
})
