import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { contact } from '@daybook/contract/contact/contact.contract.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate } from '../../platform/query/query.ts'

const api = client(contact)
/** The reads that show contacts. */
const pages = client(childPage)

type Operations = typeof contact.operations
export type Contact = AnswerOf<Operations['submitContact']>
export type ContactInput = CallOf<Operations['submitContact']>

/** @throws ApiError without showing its message: the form shows what is wrong */
export async function submitContact(input: ContactInput): Promise<void> {
  await api.submitContact(input, { quiet: true }).finally(read)
}

export async function saveContactPicture(id: string, avatar: string): Promise<void> {
  await api.savePicture({ id, avatar }).finally(read)
}

/** @throws ApiError of a new code without showing its message: the form shows what is wrong */
export async function setCode(id: string, code: string | null): Promise<void> {
  await api.setCode({ id, code }, { quiet: code !== null }).finally(read)
}

export async function endContact(id: string): Promise<void> {
  await api.endContact({ id }).finally(read)
}

export async function orderContacts(childId: string, ids: string[]): Promise<void> {
  await api.orderContacts({ childId, ids }).finally(read)
}

/** Reads the list again after a refusal too: somebody else may have changed it. */
const read = () => invalidate(pages.getPage)
