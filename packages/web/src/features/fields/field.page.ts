// A field that is filled in on a page of its own, such as a long text or a place on the map. The form leaves its values
// here and finds them again when it opens. They are kept as a draft on this device, so they survive a closed app.
import { dropDraft, keepDraft, readDraft } from '../../platform/outbox/drafts.ts'
import { go, goBack } from '../../platform/screens/navigate.ts'
import type { Place } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { valueAt, withValueAt } from './field.path.ts'
import type { FieldsFormState, RecordValues } from './form.context.ts'

export interface FieldPage {
  userId: string | undefined
  /** The page of the form. */
  from: Place
  kind: 'richText' | 'place'
  /** Of the field in the form. */
  path: string
  label: string
  /** Of the new record that the form makes. */
  ownId: string
  values: RecordValues
  names: Readonly<Record<string, string>>
  /** The record that the form started from, to see whether others changed it meanwhile. */
  stored: string
}

const draft = 'fieldPage'
let current: FieldPage | undefined
/** Whether the form is the page before in this document. */
let cameFromForm = false
// One write after the other, so that none comes after the draft was dropped.
let writing = Promise.resolve()

const userId = () => session.get().userInfo?.user_id
const here = () => location.hash.slice(1) as Place
const own = (page: FieldPage | undefined) => (page?.userId === userId() ? page : undefined)

function keep(page: FieldPage): void {
  current = page
  writing = writing.then(() => keepDraft(draft, page))
}

async function read(): Promise<FieldPage | undefined> {
  current = own(current) ?? own((await readDraft<FieldPage>(draft))?.content)
  return current
}

/** Opens the page of a field. */
export function openFieldPage(
  place: Place,
  field: Pick<FieldPage, 'kind' | 'path' | 'label'>,
  { ownId, values, names, stored }: FieldsFormState,
): Promise<void> {
  cameFromForm = true
  keep({ ...field, userId: userId(), from: here(), ownId, values, names, stored })
  return go(place)
}

/** What the page fills in; undefined when no form sent the person there. */
export async function openedFieldPage(kind: FieldPage['kind']): Promise<FieldPage | undefined> {
  const page = await read()
  return page?.kind === kind ? page : undefined
}

export const fieldPageValue = ({ values, path }: FieldPage): unknown => valueAt(values, path)

/** Gives the field of the form another value. */
export function setFieldPageValue(value: unknown): void {
  if (!current) return
  const values = withValueAt(current.values, current.path, value)
  keep({ ...current, values })
}

export function closeFieldPage(): void {
  if (cameFromForm || !current) goBack()
  else void go(current.from, { replace: true })
}

/** Whether the form that opens is the one that the person comes back to. */
export const isBackFromFieldPage = (): boolean => own(current)?.from === here()

/** What this form had when the person left it, once. */
export async function takeFieldPage(): Promise<FieldPage | undefined> {
  const from = here()
  const page = await read()
  if (page?.from !== from) return
  current = undefined
  cameFromForm = false
  writing = writing.then(() => dropDraft(draft))
  return page
}
