export const groupsTab = '/admin/settings?tab=groups'
