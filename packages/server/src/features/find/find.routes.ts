import { type FoundRecord, find } from '@daybook/contract/find/find.contract.ts'
import { mostOfKind } from '@daybook/contract/find/find.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import type { FindParts } from './find.parts.ts'
import { idsAmong, idsByWords, typedWords } from './find.queries.ts'

/** Of a kind and a word that begins as typed. Further words, or rights to some records only, leave few of them. */
const depth = { plain: mostOfKind, filtered: 100 }

export const findRoutes = ({ findings }: FindParts) =>
  implement(find, {
    findRecords: {
      can: 'session',
      run: (context) => findRecords(findings, context),
    },
  })

async function findRecords(
  findings: FindParts['findings'],
  context: Context<{ text: string }, Actor>,
): Promise<FoundRecord[]> {
  const { tx, actor, input } = context
  const words = await typedWords(tx, input.text)
  if (words.length === 0) return []
  const kindsOf = (some: boolean) =>
    findings.flatMap(({ kinds }) => kinds(actor).filter((one) => one.some === some)).map(({ name }) => name)
  const byWords = [
    ...(await idsByWords(tx, kindsOf(false), words, words.length > 1 ? depth.filtered : depth.plain)),
    ...(await idsByWords(tx, kindsOf(true), words, depth.filtered)),
  ]
  const found: FoundRecord[] = []
  for (const { kinds, own, read } of findings) {
    const names = new Set(kinds(actor).map(({ name }) => name))
    const ids = byWords.filter(({ kind }) => names.has(kind)).map(({ id }) => id)
    const ownIds = own ? await idsAmong(tx, await own(context), words) : []
    const all = [...new Set([...ids, ...ownIds])]
    if (all.length > 0) found.push(...(await read(context, all)))
  }
  return newestOfEach(found)
}

/** The kinds of the newest records first. */
function newestOfEach(found: readonly FoundRecord[]): FoundRecord[] {
  const newest = found.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
  return [...Map.groupBy(newest, ({ kind }) => kind).values()].flatMap((rows) => rows.slice(0, mostOfKind))
}
