import { PictureRow } from '../fields/index.ts'
import { savePicture } from './staff.data.ts'

interface StaffPictureProps {
  id: string
  realName: string
  avatar: string
}

export function StaffPicture({ id, realName, avatar }: StaffPictureProps) {
  const [firstName = '', ...family] = realName.split(' ')
  return (
    <PictureRow
      firstName={firstName}
      familyName={family.join(' ')}
      picture={avatar}
      onSave={(chosen) => savePicture(id, chosen)}
    />
  )
}
