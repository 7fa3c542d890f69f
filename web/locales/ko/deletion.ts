import type { Translation } from '../text.ts'
import type en from '../en/deletion.ts'

export default {
  title: '채용 공고 삭제',
  question: '‘{{title}}’ 공고를 삭제할까요?',
  erased: '영구 삭제',
  erasesJob: '채용 공고와 설명, 면접, 평가표, 단계',
  candidates_other: '지원자 {{number}}명과 연락처, 답변, 별점, 댓글',
  recordings_other: '녹화 {{number}}개',
  files_other: '파일이 있는 답변 {{number}}개',
  figures: '분석 수치에서 해당 내용: 더 이상 집계되지 않습니다',
  stays: '유지',
  staysRecord:
    '누가 언제 무엇을 했는지에 대한 기록. 변경되지 않았음을 계속 증명할 수 있도록 개인 데이터 없이 유지됩니다.',
  link: '공고 링크에는 마감된 공고라고 표시됩니다. 이 작업은 취소할 수 없습니다.',
  typeTitle: '확인을 위해 ‘{{title}}’ 제목을 입력하세요',
  mistyped: '채용 공고의 제목과 다릅니다',
  keep: '공고 유지',
  delete: '공고 삭제',
  deleted: '‘{{title}}’ 공고가 삭제되었습니다',
  erasing: '지원자 삭제 중',
  progress: '{{done}}/{{total}}',
  goesOn: '이 페이지를 떠나도 삭제는 계속됩니다.',
  allErased: '이 채용 공고의 모든 지원자가 삭제되었습니다.',
  nothingToErase: '지원자가 없었습니다.',
  backToJobs: '채용 공고로 돌아가기',
} satisfies Translation<typeof en>
