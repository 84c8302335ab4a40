import type { WordsOf } from '../../platform/i18n/keys.ts'

export const backupEn = {
  'message.failed': 'The backup failed',
  failedText: '{{reason}} The newest good backup is from {{time}}. Daybook tries again in an hour.',
  noneText: '{{reason}} There is no good backup yet. Daybook tries again in an hour.',
  good: 'The backup from {{time}} can be used',
  counted: 'A copy was restored to try it: {{rows}} rows in the database, {{files}} files.',
  unusable: 'The last backup failed or can’t be used',
  lastGood: 'The newest good backup is from {{time}}.',
  none: 'There is no backup yet',
  noneHint: 'No backup has been restored and checked yet.',
  restore: 'Restore a backup',
  restoreIntro:
    'Everything in the backup comes back: centres, people, entries, photos and files. Then you sign in as before.',
  archives: 'Backups on this server',
  noArchives: 'There are none in the place where this Daybook keeps its backups.',
  archivesHint: 'Each was restored to try it when it was made, unless it says otherwise.',
  proven: '{{time}} · {{size}} MB',
  unproven: '{{time}} · {{size}} MB · not tried',
  ownFile: 'A backup on this device',
  ownFileHint: 'A file named daybook-….tar.gz or upgrade-….tar.gz',
  chooseFile: 'Choose a file',
  chosenFile: '{{name}} ({{size}} MB)',
  restoreThis: 'Restore this backup',
  restoreOnce: 'This can’t be undone here, so choose the right one.',
  sending: '{{done}} of {{all}} MB sent',
  sendingWaits: '{{done}} of {{all}} MB sent. The connection is lost; it goes on by itself when it’s back.',
  cancelSending: 'Cancel',
  unpacking: 'Unpacking and checking: {{done}} of {{all}} MB',
  trying: 'Starting the restored database and counting its rows',
  replacing: 'Daybook starts again with the restored data',
  keepOpen: 'It goes on if you close this page.',
  keepOpenSending: 'Keep this page open until the file has arrived.',
  restored: 'The backup is restored. Sign in as before.',
  notRestored: 'The backup wasn’t restored. Nothing was changed.',
  'problem.damaged': 'The file is damaged or not complete. Download it again, or use another backup.',
  'problem.notBackup': 'This isn’t a backup of Daybook, or somebody changed it.',
  'problem.withoutSums':
    'An older Daybook made this backup, and it can’t be checked. Use npm run restore with --without-sums on the server.',
  'problem.version':
    'Another version of Daybook made this backup. Install the newest Daybook, then try again.',
  'problem.architecture':
    'This backup was made on another kind of machine (processor). Restore it on one of the same kind.',
  'problem.room': 'There isn’t enough room on the server’s disk. Make room, then try again.',
  'problem.programs':
    'This backup needs PostgreSQL’s own programs (pg_restore and psql) on the server. Install them, then try again.',
  'problem.inUse': 'Somebody set up an account meanwhile, so nothing is replaced.',
  'problem.other': 'Something unexpected happened. The server’s log has the details.',
  stopped:
    'Daybook was stopped before the backup was restored, and started again without it. Open the newest address that it printed.',
  noRestore: 'No backup can be restored here',
  noRestoreHint: 'This Daybook has a database of its own. Use npm run restore on the server.',
} as const

export const backupZh: WordsOf<typeof backupEn> = {
  'message.failed': '备份失败',
  failedText: '{{reason}}最近一次成功的备份时间为{{time}}。一小时后将自动重试。',
  noneText: '{{reason}}目前还没有成功的备份。一小时后将自动重试。',
  good: '{{time}}的备份可用',
  counted: '已试恢复一份副本：数据库{{rows}}行，文件{{files}}个。',
  unusable: '最近一次备份失败或不可用',
  lastGood: '最近一次可用的备份时间为{{time}}。',
  none: '还没有备份',
  noneHint: '目前还没有经过恢复检验的备份。',
  restore: '恢复备份',
  restoreIntro: '备份中的全部内容都会恢复：园所、人员、记录、照片和文件。恢复后按原来的方式登录。',
  archives: '服务器上的备份',
  noArchives: '备份存放位置中没有备份。',
  archivesHint: '除另有说明外，每份备份生成时都已试恢复。',
  proven: '{{time}} · {{size}} MB',
  unproven: '{{time}} · {{size}} MB · 未试恢复',
  ownFile: '此设备上的备份',
  ownFileHint: '文件名为 daybook-….tar.gz 或 upgrade-….tar.gz',
  chooseFile: '选择文件',
  chosenFile: '{{name}}（{{size}} MB）',
  restoreThis: '恢复此备份',
  restoreOnce: '恢复后无法在此撤销，请确认选择无误。',
  sending: '已上传{{done}} / {{all}} MB',
  sendingWaits: '已上传{{done}} / {{all}} MB。网络已断开，恢复后将自动继续。',
  cancelSending: '取消',
  unpacking: '正在解压并检查：{{done}} / {{all}} MB',
  trying: '正在启动恢复的数据库并核对行数',
  replacing: 'Daybook 正在用恢复的数据重新启动',
  keepOpen: '关闭此页面后，恢复仍会继续。',
  keepOpenSending: '文件上传完成前请勿关闭此页面。',
  restored: '备份已恢复，请按原来的方式登录。',
  notRestored: '备份未恢复，没有任何更改。',
  'problem.damaged': '文件已损坏或不完整。请重新下载，或使用其他备份。',
  'problem.notBackup': '这不是 Daybook 的备份，或已被他人修改。',
  'problem.withoutSums':
    '此备份由较早版本的 Daybook 生成，无法检查。请在服务器上运行 npm run restore，并加上 --without-sums。',
  'problem.version': '此备份由其他版本的 Daybook 生成。请安装最新版本后重试。',
  'problem.architecture': '此备份来自另一种处理器的机器，请在同类机器上恢复。',
  'problem.room': '服务器磁盘空间不足，请清理后重试。',
  'problem.programs':
    '恢复此备份需要服务器上安装 PostgreSQL 客户端程序（pg_restore 和 psql）。请安装后重试。',
  'problem.inUse': '期间已有人设置账号，因此没有替换任何数据。',
  'problem.other': '发生意外错误，详情见服务器日志。',
  stopped: '备份恢复前 Daybook 已停止，并在未恢复的情况下重新启动。请打开它最新显示的地址。',
  noRestore: '无法在此恢复备份',
  noRestoreHint: '此 Daybook 使用独立的数据库，请在服务器上运行 npm run restore。',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    backup: typeof backupEn
  }
}
