import { child } from '@daybook/contract/child/child.contract.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, query } from '../../platform/query/query.ts'

const api = client(child)

export const pictureQuery = (id: string) => ({ ...query(api.getPicture, { id }), staleTime: justRead })

/** @param avatar the id of an uploaded picture, or empty for none
 *  @throws ApiError, which has been shown */
export async function savePicture(id: string, avatar: string): Promise<void> {
  receiveAnswer(api.savePicture.id, await api.savePicture({ id, avatar }))
}
