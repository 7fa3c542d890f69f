/** The same as refusals.ts, about jobs, their templates and automations. */
export default {
  'Required participants is a mandatory field': '필수 참석자를 지정해야 합니다',
  'The deadline of this job has passed. Change it before you post the job.':
    '채용 공고의 마감일이 지났습니다. 외부에 게시하기 전에 변경하세요.',
  'Enter the number of your company page on LinkedIn': 'LinkedIn 회사 페이지 번호를 입력하세요',
  'LinkedIn takes descriptions of at least {{0}} characters': 'LinkedIn에는 {{0}}자 이상의 설명이 필요합니다',
  'Location is missing': '근무지를 입력하세요',
  'Only a job that is live can be posted': '게시 중인 채용 공고만 외부에 게시할 수 있습니다',
  'Say in Job Details which city the job is in': '공고 상세에서 근무 도시를 입력하세요',
  'Say in Job Details which state the job is in, or its postcode': '공고 상세에서 시/도 또는 우편번호를 입력하세요',
  'Some fields need attention before this job can be posted': '외부에 게시하기 전에 확인이 필요한 항목이 있습니다',
  'This board is reached by the other form': '이 채용 사이트는 다른 양식에서 이용할 수 있습니다',
  'This field takes a complete email address, such as name@company.com':
    'name@company.com과 같이 전체 이메일 주소를 입력하세요',
  'This field takes a web address, such as https://company.com': 'https://company.com과 같이 웹 주소를 입력하세요',
  'This field takes at least {{0}} characters': '{{0}}자 이상 입력하세요',
  'This field takes at most {{0}} characters': '{{0}}자 이내로 입력하세요',
  'This field takes at most {{0}} items': '최대 {{0}}개까지 입력하세요',
  'Line breaks and control characters are not possible here': '줄바꿈과 제어 문자는 사용할 수 없습니다',
  'This column is not on the board any more': '보드에 더 이상 없는 열입니다',
  'This column is there already': '이미 있는 열입니다',
  'A board has at most {{0}} columns': '보드의 열은 최대 {{0}}개입니다',
  'Move the candidates out of "{{0}}" first': '먼저 “{{0}}” 열의 지원자를 다른 열로 이동하세요',
  'A user or group has one role on a job': '사용자나 그룹은 채용 공고에서 역할을 하나만 가질 수 있습니다',
  'A role on a job belongs to one user or to one group': '채용 공고의 역할은 사용자 한 명 또는 그룹 하나에 지정됩니다',
  'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.':
    '그사이 다른 사람이 이 채용 공고의 접근 권한을 변경했습니다. 덮어쓴 내용은 없으니 목록을 확인한 후 다시 저장하세요.',
  'A column needs a title': '열 제목을 입력하세요',
  'The title is too long': '제목이 너무 깁니다',
  'No such version': '버전을 찾을 수 없습니다',
  'A version needs a name': '버전 이름을 입력하세요',
  'The name is too long': '이름이 너무 깁니다',
  'No such column': '열을 찾을 수 없습니다',
  'The column "{{0}}" belongs to every job and stays as it is':
    '“{{0}}” 열은 모든 채용 공고에 있는 열이므로 변경할 수 없습니다',
  'No such job': '채용 공고를 찾을 수 없습니다',
  'This job is archived. Activate it again to change it.': '보관된 채용 공고입니다. 변경하려면 다시 활성화하세요.',
  'Your role does not allow this': '현재 역할로는 할 수 없는 작업입니다',
  'This board has none of the stages that the template is for': '이 보드에는 템플릿에서 사용하는 단계가 없습니다',
  'Choose a time zone': '시간대를 선택하세요',
  'Some fields need attention before this job can go live': '채용 공고를 게시하기 전에 확인이 필요한 항목이 있습니다',
  'At most {{0}} people and groups have a role on a job':
    '채용 공고에 역할을 지정할 수 있는 사용자와 그룹은 최대 {{0}}개입니다',
  'This job has been created before': '이미 만들어진 채용 공고입니다',
  'This job is live. Archive it first.': '게시 중인 채용 공고입니다. 먼저 보관하세요.',
  'Somebody else changed the same part of this job in the meantime. Nothing was overwritten.':
    '그사이 다른 사람이 이 채용 공고의 같은 부분을 변경했습니다. 덮어쓴 내용은 없습니다.',
  'Changed by somebody else': '다른 사람이 변경했습니다',
  'Only a job that is live can be shared': '게시 중인 채용 공고만 공유할 수 있습니다',
  'The job is being activated. Look again in a moment.': '채용 공고를 활성화하고 있습니다. 잠시 후 다시 확인하세요.',
  'A key is nobody who could be told: only a person follows a job':
    'API 키에는 알림을 보낼 수 없습니다. 채용 공고는 사용자만 팔로우할 수 있습니다',
  'Give the dashboard a name': '대시보드 이름을 입력하세요',
  'There is no such dashboard': '대시보드를 찾을 수 없습니다',
  'There is no such template': '템플릿을 찾을 수 없습니다',
  'This template has been created before': '이미 만들어진 템플릿입니다',
  'Somebody else changed this template in the meantime': '그사이 다른 사람이 이 템플릿을 변경했습니다',
  'This template cannot be saved as it is': '현재 상태로는 템플릿을 저장할 수 없습니다',
  'A template holds questions, not the form page or the endings':
    '템플릿에는 질문만 담을 수 있으며 시작 양식과 마무리 페이지는 담을 수 없습니다',
  'This picture has too many pixels (max. 50 megapixels)': '이미지의 픽셀 수가 너무 많습니다(최대 50메가픽셀)',
  'The assistant is still busy with your last requests.': '어시스턴트가 아직 이전 요청을 처리하고 있습니다.',
  'No such suggestion': '제안을 찾을 수 없습니다',
  'Somebody else changed the automations of this job in the meantime':
    '그사이 다른 사람이 이 채용 공고의 자동화를 변경했습니다',
  'Two automations have the same id': '두 자동화의 ID가 같습니다',
  'A job can have {{0}} automations': '채용 공고당 자동화는 최대 {{0}}개입니다',
  'These automations would move candidates in a circle: {{0}}':
    '지원자가 계속 돌아가며 이동하게 되는 자동화입니다: {{0}}',
  'Give a number of days from 1 to {{0}}': '1일부터 {{0}}일 사이로 입력하세요',
  'Rejected candidates are in one stage: leave the stages out':
    '불합격한 지원자는 모두 한 단계에 있습니다. 단계를 지정하지 마세요',
  'The score of a model decides nothing: choose another condition':
    '모델의 점수로는 아무것도 결정되지 않습니다. 다른 조건을 선택하세요',
  'An automation has no reviews of its own: choose another condition':
    '자동화에는 자체 평가가 없습니다. 다른 조건을 선택하세요',
  'Candidates are in this stage already': '지원자가 이미 이 단계에 있습니다',
  'At most {{0}} slots are possible': '시간은 최대 {{0}}개까지 지정할 수 있습니다',
  'People of whom some take part are named in one group': '일부만 참석하는 사람들은 한 그룹으로 지정하세요',
  'A slot ends after it begins': '종료 시간은 시작 시간보다 늦어야 합니다',
  'These conditions cannot be read': '조건을 읽을 수 없습니다',
} as Record<string, string>
