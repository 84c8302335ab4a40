import {
  article,
  type articleFields,
  articleRegister as declared,
} from '@daybook/contract/article/article.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { pageOf } from '../../platform/page.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'
import { findPublished, pageOfPublished } from './article.queries.ts'

type Of<K extends keyof typeof article.operations> = ContextOf<(typeof article.operations)[K]>

export const articleRegister: RegisterKind<typeof articleFields> = {
  ...declared,
  name: 'article',
  table: 'article',
  columns: {},
  async complete({ clock }, savings) {
    const now = clock.now().toISOString()
    return savings.map(({ values }) => ({ ...values, publishTime: values.publishTime ?? now }))
  },
}

async function listPublic({ tx, clock, input }: Of<'listPublic'>) {
  const { records, total } = await pageOfPublished(tx, clock.now(), input)
  return pageOf(records, total, input)
}

const getPublic = async ({ tx, clock, input }: Of<'getPublic'>) =>
  found(await findPublished(tx, clock.now(), input.id))

const { list, get, submit, remove } = registerHandlers(articleRegister)

export const articleRoutes = implement(article, {
  list,
  get,
  submit,
  remove,
  listPublic: { can: 'public', run: listPublic },
  getPublic: { can: 'public', run: getPublic },
})
