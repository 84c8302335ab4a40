import { file } from '@daybook/contract/file/file.contract.ts'
import { client } from '../../platform/api/client.ts'

const files = client(file)

/** The id under which a record takes the picture. @throws ApiError, which has been shown */
export async function uploadPicture(content: Blob): Promise<string> {
  const sent = new File([content], 'picture.jpg', { type: content.type })
  return (await files.putFile({ file: sent })).attachId
}
