/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': '必填项',
  'This field of a form is required': '此字段为必填项',
  'Character limit exceeded': '超出字符数限制',
  'Required at least {{0}} characters': '至少需要 {{0}} 个字符',
  'Add at least one question': '请至少添加一个问题',
  'Additional information cannot be more than {{0}} fields': '附加信息不能超过 {{0}} 个字段',
  'Required at least {{0}} item(s)': '至少需要 {{0}} 项',
  'Minimum salary cannot be less than {{0}}': '最低薪资不能低于 {{0}}',
  'Minimum salary cannot be more than {{0}}': '最低薪资不能高于 {{0}}',
  'Maximum salary cannot be less than {{0}}': '最高薪资不能低于 {{0}}',
  'Responsibilities cannot be more than {{0}}': '工作职责不能超过 {{0}} 项',
  'Benefits cannot be more than {{0}}': '福利不能超过 {{0}} 项',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    '流程须以一个表单页面开始，并以一个致谢页面和一个淘汰页面结束',
  'Two modules have the same id': '有两个模块的 ID 相同',
  'Maximum {{0}} questions allowed per job': '每个职位最多 {{0}} 个问题',
  'Invalid fields, some changes were not saved.': '字段无效，部分更改未保存。',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    '请输入含国家/地区代码的完整号码，例如 +44 20 7946 0000',
  'This email address is not complete': '此邮箱地址不完整',
  'This telephone number is not complete': '此电话号码不完整',
  'Enter a web address, such as https://company.com': '请输入网址，例如 https://company.com',
} as Record<string, string>
