import { article } from '@daybook/contract/article/article.kind.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'

const api = client(article)

export const newsQuery = () => ({ ...pagedQuery(api.listPublic, {}), staleTime: justRead })
export const articleQuery = (id: string) => query(api.getPublic, { id })
