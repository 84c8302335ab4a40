// npm run bench [parts]: measures Daybook's performance targets on its own database with 200 centres, which is created
// once and kept. It uses loopback only, and every part ends by itself. Without names all parts are measured.
import { api } from './bench/api.ts'
import { feed } from './bench/feed.ts'
import { openGround } from './bench/ground.ts'
import { growth } from './bench/growth.ts'
import { live } from './bench/live.ts'
import { paint } from './bench/paint.ts'
import type { Part } from './bench/part.ts'
import { startUp } from './bench/start-up.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { main, Problem } from './lib/problem.ts'
import { step } from './lib/steps.ts'

const parts: Record<string, Part> = { api, feed, live, startUp }
/** They have databases of their own. */
const alone = ['growth', 'paint']

await main(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in parts) && !alone.includes(name))
  if (unknown.length > 0)
    throw new Problem(
      `There is no part ${unknown.join(', ')}; there are ${[...Object.keys(parts), ...alone].join(', ')}.`,
    )
  if (asked.length === 0 || asked.includes('growth')) await growth()
  if (asked.length === 0 || asked.includes('paint')) console.table(await step('Measuring: paint', paint))
  if (asked.length > 0 && asked.every((name) => alone.includes(name))) return
  const things = closers()
  closeOnSignal(things, console.log)
  try {
    const ground = await openGround(things)
    for (const [name, part] of Object.entries(parts)) {
      if (asked.length > 0 && !asked.includes(name)) continue
      const rows = await step(`Measuring: ${name}`, () => part(ground))
      console.table(rows)
    }
  } finally {
    await things.close()
  }
})
