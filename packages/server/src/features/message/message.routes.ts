import { message } from '@daybook/contract/message/message.contract.ts'
import { implement } from '../../platform/implement.ts'
import {
  countUnreadMessages,
  getMessage,
  listMessages,
  type MessageParts,
  readAllMessages,
  readMessage,
} from './message.handlers.ts'

export const messageRoutes = (parts: MessageParts) =>
  implement(message, {
    countUnreadMessages: { can: 'message.read', run: countUnreadMessages },
    listMessages: { can: 'message.read', run: listMessages(parts) },
    getMessage: { can: 'message.read', run: getMessage },
    readMessage: { can: 'message.read', audit: 'message.read', run: readMessage },
    readAllMessages: { can: 'message.read', audit: 'message.readAll', run: readAllMessages },
  })
