// npm run test:deploy [-- --quadlet PATH]: renders what is in deploy/ and compose.yaml by the programs that read them: Helm,
// docker-compose, and podman's generator of units. Nothing is started. Each that is not there is named, and the others run.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkout } from './lib/place.ts'
import { main, Problem } from './lib/problem.ts'

const { values } = parseArgs({
  options: {
    quadlet: { type: 'string', default: '/usr/lib/systemd/system-generators/podman-system-generator' },
  },
})

/** What it prints, or undefined when it refuses. */
function printed(program: string, args: string[], env: Record<string, string> = {}): string | undefined {
  try {
    return execFileSync(program, args, {
      cwd: checkout,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Problem(`${program} is not here.`)
    return undefined
  }
}

const address = 'publicUrl=https://daybook.example.org'
const shared = ['ownDatabase=true', 'secretName=daybook']
const bucket = ['s3.bucket=daybook', 's3.endpoint=https://s3.example.org']
const chart = (...set: string[]) =>
  printed('helm', ['template', 'daybook', 'deploy/helm', ...set.flatMap((one) => ['--set', one])])

/** What is rendered, and words that have to be in it; without words it has to be refused. */
const checks: [string, () => string | undefined, string[]][] = [
  [
    'Helm: one server',
    () => chart(address),
    ['readOnlyRootFilesystem: true', 'runAsNonRoot: true', '/readyz'],
  ],
  [
    'Helm: two servers',
    () => chart(address, 'replicas=2', ...shared, ...bucket, 'ingress.enabled=true'),
    ['replicas: 2', 'value: "2"', 'S3_BUCKET', 'name: daybook', 'host: daybook.example.org'],
  ],
  ['Helm: no address is refused', () => chart(), []],
  ['Helm: two servers without a database are refused', () => chart(address, 'replicas=2', ...bucket), []],
  ['Helm: two servers without a bucket are refused', () => chart(address, 'replicas=2', ...shared), []],
  [
    'compose.yaml',
    () =>
      printed('docker-compose', ['config'], {
        DAYBOOK_HOST: 'daybook.example.org',
        POSTGRES_PASSWORD: 'none',
      }),
    ['read_only: true', 'PUBLIC_URL: https://daybook.example.org'],
  ],
  [
    'Quadlet',
    () => printed(values.quadlet, ['-dryrun'], { QUADLET_UNIT_DIRS: join(checkout, 'deploy/quadlet') }),
    ['--read-only', '--cap-drop=all', 'daybook-volume.service'],
  ],
]

await main(async () => {
  let wrong = 0
  for (const [name, render, words] of checks) {
    const verdict = judged(render, words)
    if (verdict) wrong++
    console.log(verdict ? `✗ ${name}: ${verdict}` : `✓ ${name}`)
  }
  if (wrong > 0) throw new Problem(`${wrong} of ${checks.length} are not as they should be.`)
})

function judged(render: () => string | undefined, words: string[]): string | undefined {
  try {
    const text = render()
    if (words.length === 0) return text === undefined ? undefined : 'it is not refused'
    if (text === undefined) return 'it is refused'
    const missing = words.filter((word) => !text.includes(word))
    return missing.length > 0 ? `${missing.join(', ')} is missing` : undefined
  } catch (error) {
    return error instanceof Problem ? error.message : String(error)
  }
}
