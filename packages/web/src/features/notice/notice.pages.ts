import { notice, noticeRegister } from '@daybook/contract/notice/notice.kind.ts'
import { IconSpeakerphone } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { NoticeConfirmation } from '../noticeConfirmation/index.ts'
import { registerKind, registerPages } from '../register/index.ts'

export const noticePages = registerPages(
  registerKind({
    name: 'notice',
    register: noticeRegister,
    api: client(notice),
    icon: IconSpeakerphone,
    about: ['category', 'releaseTime'],
    More: NoticeConfirmation,
  }),
)
