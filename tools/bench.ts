// npm run bench [parts] [-- --write] [--against <commit>]: measures Daybook's performance targets on its own database with
// 200 centres, which is created once and kept. It uses loopback only, and every part ends by itself. Without names all
// parts are measured. Every result is compared with the last that docs/performance.md keeps of this kind of machine, or
// with that of a commit that is measured first; --write keeps them there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureAt } from './bench/against.ts'
import { api } from './bench/api.ts'
import { allCentres } from './bench/data.ts'
import { feed } from './bench/feed.ts'
import { openGround } from './bench/ground.ts'
import { growth } from './bench/growth.ts'
import { live } from './bench/live.ts'
import { commit, kindOfMachine, versions } from './bench/machine.ts'
import { paint } from './bench/paint.ts'
import type { Part, Table } from './bench/part.ts'
import { peak } from './bench/peak.ts'
import { ratio } from './bench/ratio.ts'
import { added, compared, parse, type Section, write } from './bench/results.ts'
import { startUp } from './bench/start-up.ts'
import { watchOver } from './bench/started.ts'
import { type Closers, closeOnSignal, closers } from './lib/closers.ts'
import { cacheDir, checkout } from './lib/place.ts'
import { main, Problem } from './lib/problem.ts'
import { step } from './lib/steps.ts'

/** Parts that measure one centre need no others. */
const isOfOne = (name: string) => name === 'ratio'
const fewCentres = 4

const parts: Record<string, Part> = { api, peak, feed, live, ratio, startUp }
/** They have databases of their own. */
const alone = ['growth', 'paint']
const document = join(checkout, 'docs/performance.md')

await main(async () => {
  const { positionals: asked, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, against: { type: 'string' } },
  })
  const unknown = asked.filter((name) => !(name in parts) && !alone.includes(name))
  if (unknown.length > 0)
    throw new Problem(
      `There is no part ${unknown.join(', ')}; there are ${[...Object.keys(parts), ...alone].join(', ')}.`,
    )
  if (asked.length === 0 || asked.includes('growth')) await growth()
  if (asked.length === 0 || asked.includes('paint')) console.table(await step('Measuring: paint', paint))
  if (asked.length > 0 && asked.every((name) => alone.includes(name))) return
  const names = Object.keys(parts).filter((name) => asked.length === 0 || asked.includes(name))
  const things = closers()
  closeOnSignal(things, console.log)
  try {
    const earlier = values.against === undefined ? [] : [await measureAt(values.against, names, things)]
    const measured = [...earlier, await measure(names, { things, earlier })]
    if (values.write) keep(measured)
  } catch (error) {
    // An error is not a failure if Ctrl-C has closed what was measured.
    if (things.closing()) return new Promise(() => undefined)
    // The reason matters more than an error while closing.
    await things.close().catch(console.error)
    throw error
  }
  await things.close()
})

/** Measures these parts, and shows each beside what was measured earlier. */
async function measure(
  names: readonly string[],
  { things, earlier }: { things: Closers; earlier: readonly Section[] },
): Promise<Section> {
  const started = await watchOver(join(cacheDir(), 'bench.lock'))
  const ground = await openGround(things, started, names.every(isOfOne) ? fewCentres : allCentres)
  const sections = [...earlier, ...parse(kept()).sections]
  const tables: Record<string, Table> = {}
  const about = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: kindOfMachine(),
    versions: await versions(ground.ownerUrl),
  }
  for (const name of names) {
    const part = parts[name] as Part
    const table = await step(`Measuring: ${name}`, () => Promise.race([part(ground), ground.failed]))
    const shown = compared(sections, { ...about, tables: { [name]: table } })
    console.table(shown.tables[name])
    Object.assign(tables, shown.tables)
  }
  return { ...about, tables }
}

function kept(): string {
  return existsSync(document) ? readFileSync(document, 'utf8') : '# Performance'
}

function keep(sections: readonly Section[]): void {
  writeFileSync(document, write(sections.reduce(added, parse(kept()))))
}
