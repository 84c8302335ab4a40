// npm run test:cells: two cells behind one address. Says whether people of each reach their own cell, whether a forgotten
// number is found in the other one, and whether a centre that has moved is found where it is. Needs haproxy; everything is
// on the loopback, ends by itself and leaves nothing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join as inFolder } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { centre } from '../packages/contract/src/centre/centre.contract.ts'
import { dataExport } from '../packages/contract/src/dataExport/dataExport.contract.ts'
import { mailbox } from '../packages/contract/src/mailbox/mailbox.contract.ts'
import { recovery } from '../packages/contract/src/recovery/recovery.contract.ts'
import { openDevices } from './bench/devices.ts'
import { ask, join, makeCentre, type Person, passwords, signIn, statusAt } from './cells/person.ts'
import { type Rig, startRig } from './cells/rig.ts'
import type { Closers } from './lib/closers.ts'
import { checkout } from './lib/place.ts'
import { Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'
import { trial } from './lib/trial.ts'

await trial(run)

async function run(things: Closers): Promise<void> {
  const rig = await step('Two cells', () => startRig(things))
  await step('People reach their cell', () => reach(rig))
  await step('A forgotten number is found in the other cell', () => find(rig))
  await step('A centre moves from one to two', () => move(rig))
}

async function nameOf(url: string, person: Person): Promise<string> {
  return (await ask(url, centre.operations.getSettings, {}, person)).name
}

function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Problem(`Not so: ${what}.`)
  detail(what)
}

async function reach({ url, two }: Rig): Promise<void> {
  const { tenantId, key } = await makeCentre(two.url, 'Kahikatea House')
  expectThat(tenantId === '2000001', 'the second cell gives out 2000001')
  const manager = await join(url, tenantId, key, 'aroha')
  expectThat((await nameOf(url, manager)) === 'Kahikatea House', 'its manager signs in at the shared address')
  const teacher = await signIn(url, '100001', 'manager')
  expectThat((await nameOf(url, teacher)) !== 'Kahikatea House', 'so does a manager of 100001, in the first')
  let heard = 0
  const devices = await openDevices({ url }, [manager], () => void heard++)
  const settings = await ask(url, centre.operations.getSettings, {}, manager)
  await ask(url, centre.operations.saveSettings, { ...settings, foodNearDays: 9 }, manager)
  for (let tries = 0; heard === 0 && tries < 100; tries++) await pause(50)
  devices.close()
  expectThat(heard > 0, 'her change is heard by a page at the shared address')
  const [atOne, atTwo] = await Promise.all(
    ['one', 'two'].map((cell) => statusAt(url, `${cell}.daybook.example.org`, manager)),
  )
  expectThat(atOne === 401 && atTwo === 200, 'each cell is reached by its own name')
}

async function find({ url, one, two }: Rig): Promise<void> {
  const [inOne, inTwo] = [await mailsOf(one), await mailsOf(two)]
  const email = 'rimu@example.org'
  const { tenantId } = await makeCentre(two.url, 'Rimu House', email)
  const invited = await inTwo.wait((mail) => mail.recipient === email)
  await join(url, tenantId, keyIn(invited.text), 'rimu')
  await ask(url, recovery.operations.findCentres, { email }, {})
  await inTwo.wait((mail) => mail.recipient === email && mail.id !== invited.id)
  detail('the cell that has the account sends the mail')
  expectThat(!(await inOne.all()).some(({ recipient }) => recipient === email), 'the other one sends none')
}

function keyIn(words: string): string {
  return /key=([\w-]+)/.exec(words)?.[1] ?? ''
}

async function mailsOf({ url }: Pick<Rig['one'], 'url'>) {
  const operator = await signIn(url, '000000', 'admin')
  const all = async () => (await ask(url, mailbox.operations.listMails, {}, operator)).records
  type Mail = Awaited<ReturnType<typeof all>>[number]
  const wait = async (isIt: (mail: Mail) => boolean) => {
    for (let tries = 0; tries < 100; tries++) {
      const found = (await all()).find(isIt)
      if (found) return ask(url, mailbox.operations.getMail, { id: found.id }, operator)
      await pause(100)
    }
    throw new Problem('The mail did not come.')
  }
  return { all, wait }
}

async function move({ url, one, two, folder, routeToTwo }: Rig): Promise<void> {
  const { tenantId, key } = await makeCentre(one.url, 'Mataī House')
  const manager = await join(url, tenantId, key, 'matai')
  const { link } = await ask(url, dataExport.operations.prepare, {}, manager)
  const download = await fetch(new URL(link, url))
  await download.body?.cancel()
  expectThat(download.ok, `an export of ${tenantId} is downloaded at the shared address`)
  const file = inFolder(folder, 'export.zip')
  await command(one.env, 'leave', tenantId, file)
  const refused = await ask(url, centre.operations.getSettings, {}, manager).catch((error: Error) => error)
  expectThat(
    String(refused).includes('CENTRE_DEACTIVATED'),
    'its session is refused once it has left the first cell',
  )
  const said = await command(two.env, 'move', file)
  expectThat(said.includes(`tenant=${tenantId}&`), 'it keeps its number in the second cell')
  await routeToTwo(tenantId)
  const again = await join(url, tenantId, keyIn(said), 'matai')
  expectThat(
    (await nameOf(url, again)) === 'Mataī House',
    'its manager chooses a password and signs in there',
  )
  expectThat((await nameOf(two.url, again)) === 'Mataī House', 'that is the second cell')
  expectThat(
    again.outboxKey === manager.outboxKey,
    'her device can read what it had not sent before the move',
  )
  const inOne = await signIn(one.url, tenantId, 'matai', passwords.own).catch((error: Error) => error)
  expectThat(String(inOne).includes('401'), 'the first cell lets nobody in')
}

/** @returns what it says */
async function command(env: Record<string, string>, name: string, ...given: string[]): Promise<string> {
  const running = spawn(process.execPath, [inFolder(checkout, `tools/${name}.ts`), ...given], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([text(running.stdout), once(running, 'exit')])
  if (code !== 0) throw new Problem(`npm run ${name} ended with ${code}.`)
  return said
}
