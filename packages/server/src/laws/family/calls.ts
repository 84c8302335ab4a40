// The calls of the specification, by area and by who makes them, each with the names of its parameters. A `client` sends
// its own credentials, `public` sends none, `session` is a person who is signed in, and `manager` a manager.
export const calls = {
  authentication: {
    client: {
      'POST /api/blade-auth/oauth/token': 'tenantId username password grant_type scope type',
      'POST /api/blade-auth/oauth/garden-token': 'tenantId username password grant_type scope type',
      'GET /api/blade-auth/oauth/captcha': '',
      'POST /api/blade-garden/teacher/login-by-code': 'code',
    },
    session: {
      'GET /api/blade-system/user/info': '',
      'GET /api/blade-system/user/detail': 'id',
      'GET /api/blade-system/search/user': 'current size name',
    },
    public: {
      'GET /api/blade-i18n/language-pack': 'lang type',
    },
  },
  passwordRecovery: {
    public: {
      'POST /api/front/blade-common/tenant-by-mail': 'email',
      'POST /api/front/blade-common/find-pass/mail/send-code': 'mail',
      'POST /api/front/blade-common/find-pass/mail/validate-code': 'mail code userId',
      'POST /api/front/blade-common/find-pass/reset-pass': 'mail newPassword newPassword1',
    },
  },
  public: {
    public: {
      'POST /api/front/blade-garden/check/{id}': '',
      'POST /api/front/blade-garden/check/validate/{id}': '',
      'POST /api/front/blade-garden/visitor/create': '',
      'POST /api/front/blade-garden/visitor/mail/send-code': 'mail',
      'POST /api/front/blade-garden/visitor/mail/validate-code': 'mail code',
      'GET /api/front/blade-garden/check/tenant-info': '',
      'GET /api/front/blade-cms/article/detail/{id}': '',
    },
  },
  home: {
    session: {
      'GET /api/blade-garden/user-task/daily-list-all': 'date',
      'GET /api/blade-garden/user-task/month-count': 'year month',
      'GET /api/blade-garden/user-task/clock-detail': 'taskId',
      'GET /api/blade-message/message/mine/unread': '',
      'POST /api/blade-message/message/readAll': '',
      'GET /api/blade-message/message/my/list': '',
      'POST /api/blade-message/message/read/{id}': '',
      'GET /api/blade-garden/teacher-cert/tip-count': '',
      'GET /api/blade-garden/common/requests/tip-num': '',
      'GET /api/blade-garden/feeds/user-list': '',
      'POST /api/blade-garden/feeds/unshow': 'id',
      'GET /api/blade-garden/birthday-tip/detail': 'taskId',
      'GET /api/blade-garden/child-tip/mobile-user-ids': '',
      'GET /api/blade-garden/child-tip/detail': 'userId',
    },
  },
  payParity: {
    session: {
      'GET /api/blade-garden/teacher-payparity/list': 'current size',
      'GET /api/blade-garden/teacher-payparity/detail': 'id',
      'GET /api/blade-garden/teacher-payparity/mobile/current': '',
      'POST /api/blade-garden/teacher-payparity/mobile/submit': '',
      'POST /api/blade-garden/teacher-payparity/mobile/confirm': 'id',
      'GET /api/blade-garden/country-def/list-garden-payparity': '',
    },
  },
  groupsAndPeople: {
    session: {
      'GET /api/blade-common/tenant-settings/get-garden-group': '',
      'GET /api/blade-garden/children/online/list-by-group': 'code',
      'GET /api/blade-garden/common/query-child-group': 'userId',
      'GET /api/blade-garden/common/query-teacher-group': '',
      'GET /api/blade-garden/teacher/online/list': 'code',
      'GET /api/blade-garden/children/list-today': '',
      'GET /api/blade-garden/children/list': '',
      'POST /api/blade-garden/children-check/child-check-in': '',
      'POST /api/blade-garden/children-check/child-check-out': '',
    },
  },
  policy: {
    session: {
      'GET /api/blade-garden/policy/list': '',
      'GET /api/blade-garden/policy/detail': 'id',
      'POST /api/blade-garden/policy/confirm': 'id',
      'POST /api/blade-garden/policy/readed/{id}': '',
    },
  },
  perChildTasks: {
    session: {
      'GET /api/blade-garden/task-diaper/online/list-by-task': 'code taskId',
      'GET /api/blade-garden/task-diaper/list-by-task-new': 'code taskId',
      'GET /api/blade-garden/task-diaper/online/list-by-task-new': 'code taskId',
      'POST /api/blade-garden/task-diaper/online/submit-data': '',
      'POST /api/blade-garden/task-diaper/submit-data-new': '',
      'POST /api/blade-garden/task-diaper/online/submit-data-new': '',
      'POST /api/blade-garden/task-diaper/remove': 'ids',
      'GET /api/blade-garden/task-milk/online/list-by-task': 'code taskId',
      'GET /api/blade-garden/task-milk/list-by-task-new': 'code taskId',
      'GET /api/blade-garden/task-milk/online/list-by-task-new': 'code taskId',
      'POST /api/blade-garden/task-milk/online/submit-data': '',
      'POST /api/blade-garden/task-milk/submit-data-new': '',
      'POST /api/blade-garden/task-milk/online/submit-data-new': '',
      'POST /api/blade-garden/task-milk/remove': 'ids',
      'GET /api/blade-garden/task-toilet/online/list-by-task': 'code taskId',
      'GET /api/blade-garden/task-toilet/list-by-task-new': 'code taskId',
      'GET /api/blade-garden/task-toilet/online/list-by-task-new': 'code taskId',
      'POST /api/blade-garden/task-toilet/online/submit-data': '',
      'POST /api/blade-garden/task-toilet/submit-data-new': '',
      'POST /api/blade-garden/task-toilet/online/submit-data-new': '',
      'POST /api/blade-garden/task-toilet/remove': 'ids',
      'GET /api/blade-garden/task-sleep/online/list-by-task': 'taskId',
      'GET /api/blade-garden/task-sleep/list-by-task-new': 'taskId',
      'GET /api/blade-garden/task-sleep/sleep-list': 'taskId',
      'POST /api/blade-garden/task-sleep/submit-sleep-data': '',
      'POST /api/blade-garden/task-sleep/to-bed': '',
      'POST /api/blade-garden/task-sleep/to-sleep': 'checkId',
      'POST /api/blade-garden/task-sleep/to-awake': 'checkId',
      'POST /api/blade-garden/task-sleep/to-check': 'id',
      'GET /api/blade-garden/task-sunscreen/list-by-task': 'code taskId',
      'POST /api/blade-garden/task-sunscreen/submit-data': '',
    },
  },
  centreChecks: {
    session: {
      'GET /api/blade-garden/open-door/list-by-task': 'taskId',
      'POST /api/blade-garden/open-door/submit-data': '',
      'GET /api/blade-garden/close-door/list-by-task': 'taskId',
      'POST /api/blade-garden/close-door/submit-data': '',
      'GET /api/blade-garden/health-check/list-by-task': 'taskId',
      'POST /api/blade-garden/health-check/submit-data': '',
      'GET /api/blade-garden/cleaning-check/list-by-task': 'taskId',
      'POST /api/blade-garden/cleaning-check/submit-data': '',
      'GET /api/blade-garden/safty-check/list-by-task': 'taskId',
      'POST /api/blade-garden/safty-check/submit-data': '',
      'GET /api/blade-common/tenant-settings/get-drill-checklist': '',
      'GET /api/blade-common/tenant-settings/get-earthquake-checklist': '',
      'GET /api/blade-common/tenant-settings/get-lockdown-checklist': '',
      'GET /api/blade-common/tenant-settings/get-open-checklist': '',
      'GET /api/blade-common/tenant-settings/get-close-checklist': '',
    },
  },
  flows: {
    session: {
      'POST /api/blade-garden/flow-acc/save-acc': '',
      'POST /api/blade-garden/flow-ill/save-ill': '',
      'POST /api/blade-garden/flow-risk/submit': '',
      'GET /api/blade-garden/flow-acc/detail': 'id',
      'GET /api/blade-garden/flow-ill/detail': 'id',
      'GET /api/blade-garden/flow-risk/detail': 'id',
      'GET /api/blade-garden/flow-acc/user-list': '',
      'GET /api/blade-garden/flow-ill/user-list': '',
    },
    manager: {
      'POST /api/blade-garden/flow-acc/manager-confirm/{id}': 'mark',
      'POST /api/blade-garden/flow-ill/manager-confirm/{id}': 'mark',
      'POST /api/blade-garden/flow-risk/confirm/{id}': '',
      'GET /api/blade-garden/flow-acc/list': '',
      'GET /api/blade-garden/flow-ill/list': '',
      'GET /api/blade-garden/flow-risk/list': '',
    },
  },
  leave: {
    session: {
      'POST /api/blade-garden/leave/submit-leave': '',
      'POST /api/blade-garden/leave/user-cancel/{id}': '',
      'GET /api/blade-garden/leave/user-list': '',
      'GET /api/blade-garden/leave/detail': 'id',
    },
    manager: {
      'POST /api/blade-garden/leave/manager-confirm/{id}': 'mark',
      'POST /api/blade-garden/leave/manager-refuse/{id}': 'mark',
      'GET /api/blade-garden/leave/list': '',
    },
  },
  visitors: {
    session: {
      'GET /api/blade-garden/visitor/list': '',
      'GET /api/blade-garden/visitor/detail': 'id',
      'POST /api/blade-garden/visitor/assign-teacher': 'id userId',
      'POST /api/blade-garden/visitor/checkout': 'id',
    },
  },
  meetings: {
    session: {
      'GET /api/blade-garden/metting/list': '',
      'GET /api/blade-garden/metting/meeting-mine': '',
      'GET /api/blade-garden/metting/meeting-detail': '',
      'POST /api/blade-garden/metting/confirm/{id}': 'status mark',
      'POST /api/blade-garden/metting/update-summary/{id}': 'summary duration',
      'POST /api/blade-garden/metting/readed/{id}': '',
    },
  },
  events: {
    session: {
      'POST /api/blade-garden/events/submit-event-data': '',
      'GET /api/blade-garden/events/detail': '',
    },
  },
  pbConfirm: {
    session: {
      'POST /api/blade-garden/pb-confirm/confirm/{id}': 'status mark',
      'POST /api/blade-garden/pb-confirm/readed/{id}': '',
      'POST /api/blade-garden/pb-confirm/pb/preview/{id}': 'userId',
    },
  },
  food: {
    session: {
      'GET /api/blade-garden/foods/list-expired': '',
      'GET /api/blade-garden/foods/list-to-expired': '',
      'GET /api/blade-garden/foods/detail': '',
    },
  },
  teachers: {
    session: {
      'GET /api/blade-garden/teacher/detail': '',
      'GET /api/blade-garden/teacher/detail-info': '',
      'POST /api/blade-garden/teacher/submit': '',
      'POST /api/blade-garden/teacher/update-avatar': 'userId avatar',
    },
  },
  teacherCertificates: {
    session: {
      'GET /api/blade-garden/teacher-cert/list': '',
      'GET /api/blade-garden/teacher-cert/detail': '',
      'POST /api/blade-garden/teacher-cert/submit': '',
      'POST /api/blade-message/teacher-cert/confirm': 'id',
    },
  },
  notices: {
    session: {
      'GET /api/blade-desk/notice/list': '',
    },
    manager: {
      'POST /api/blade-desk/notice/remove': 'ids',
      'POST /api/blade-desk/notice/submit': '',
    },
  },
  upload: {
    session: {
      'POST /api/blade-resource/oss/endpoint/put-file': 'file',
    },
  },
} as const
