/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': '필수 항목',
  'This field of a form is required': '필수 항목입니다',
  'Character limit exceeded': '글자 수 제한을 넘었습니다',
  'Required at least {{0}} characters': '{{0}}자 이상 입력하세요',
  'Add at least one question': '질문을 하나 이상 추가하세요',
  'Additional information cannot be more than {{0}} fields': '추가 정보 항목은 {{0}}개를 넘을 수 없습니다',
  'Required at least {{0}} item(s)': '항목이 {{0}}개 이상 필요합니다',
  'Minimum salary cannot be less than {{0}}': '최저 급여는 {{0}} 이상이어야 합니다',
  'Minimum salary cannot be more than {{0}}': '최저 급여는 {{0}} 이하여야 합니다',
  'Maximum salary cannot be less than {{0}}': '최고 급여는 {{0}} 이상이어야 합니다',
  'Responsibilities cannot be more than {{0}}': '담당 업무는 {{0}}개를 넘을 수 없습니다',
  'Benefits cannot be more than {{0}}': '복리후생은 {{0}}개를 넘을 수 없습니다',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    '지원 과정은 양식 페이지 하나로 시작하고 감사 페이지와 불합격 페이지 하나씩으로 끝나야 합니다',
  'Two modules have the same id': 'ID가 같은 모듈이 두 개 있습니다',
  'Maximum {{0}} questions allowed per job': '채용 공고당 질문은 최대 {{0}}개입니다',
  'Invalid fields, some changes were not saved.': '잘못된 항목이 있어 일부 변경 내용이 저장되지 않았습니다.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    '+44 20 7946 0000과 같이 국가 번호를 포함한 전체 번호를 입력하세요',
  'This email address is not complete': '이메일 주소가 완전하지 않습니다',
  'This telephone number is not complete': '전화번호가 완전하지 않습니다',
  'Enter a web address, such as https://company.com': 'https://company.com과 같은 웹 주소를 입력하세요',
} as Record<string, string>
