// Files of a process: who may add them, and who gets to see them.
import { type Form, type FormValues, filesInForm } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { filesPath } from '../../platform/storage/addresses.ts'
import { type FileLinks, fileOfRecord, refuseWrongFiles } from '../file/index.ts'
import { attachFiles, fileIdsAt, type filesOf } from './workflow.files.queries.ts'

const workflowFiles: FileLinks = { table: 'workflowFile', owner: 'instanceId', ownOnly: true }

type Who = Pick<Context<unknown, Actor>, 'tx' | 'actor'>

interface Filled {
  form: Form
  values: FormValues
  before?: FormValues | undefined
  instanceId?: string | undefined
}

/** Fails unless the files that were added are the person's own, and of a kind that is taken. */
export async function refuseFiles(
  who: Who,
  { form, values, before = {}, instanceId }: Filled,
): Promise<void> {
  const had = filesInForm(form, before)
  const added = Object.entries(filesInForm(form, values)).map(([prop, ids]) => ({
    path: `variables.${prop}`,
    accept: 'any' as const,
    ids: ids.filter((id) => !had[prop]?.includes(id)),
  }))
  await refuseWrongFiles(who, workflowFiles, { references: added, ownerIds: instanceId ? [instanceId] : [] })
}

export const fileIdsIn = (form: Form, values: FormValues): string[] => [
  ...new Set(Object.values(filesInForm(form, values)).flat()),
]

/** Gives a step the files that came with it. */
export async function attachToStep(
  who: Who,
  attachment: readonly { url: string }[],
  step: { instanceId: string; stepId: string },
): Promise<void> {
  const places = attachment.map(({ url }) => placeOf(url))
  const known = await fileIdsAt(
    who.tx,
    places.flatMap((place) => place ?? []),
  )
  const ids = attachment.map(({ url }, at) => known.get(places[at] ?? '') ?? url)
  if (!ids.every((id) => uuid.test(id))) fail('NOT_FOUND', { attachment: 'NOT_THERE' })
  await refuseWrongFiles(who, workflowFiles, {
    references: [{ path: 'attachment', accept: 'any', ids }],
    ownerIds: [],
  })
  await attachFiles(who.tx, ids, step)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Where in the storage an address that an upload answered leads. The person needs to have uploaded it, so its signature
 *  is not asked for. */
function placeOf(url: string): string | undefined {
  const [, key = ''] = url.split(filesPath)
  return /^(.+?)(?:\/(?:large|medium|small)\.jpg|\.pdf)(?:\?|$)/.exec(key)?.[1]
}

type FileRow = Awaited<ReturnType<typeof filesOf>>[number]
type Signer = Parameters<typeof fileOfRecord>[1]

/** Those of the form's fields that this reader sees. */
export function readableFiles(
  rows: readonly FileRow[],
  { form, values }: { form: Form; values: FormValues },
  addresses: Signer,
) {
  const ids = fileIdsIn(form, values)
  return rows.filter(({ id }) => ids.includes(id)).map((row) => fileOfRecord(row, addresses))
}

export const filesOfStep = (rows: readonly FileRow[], stepId: string, addresses: Signer) =>
  rows
    .filter((row) => row.stepId === stepId)
    .map((row) => fileOfRecord(row, addresses))
    .map((file) => ({ ...file, url: file.link }))
