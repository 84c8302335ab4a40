import { notice } from '@daybook/contract/notice/notice.contract.ts'
import { noticeRegister } from '@daybook/contract/notice/notice.register.ts'
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
