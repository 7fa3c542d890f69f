export const rolesTab = '/admin/settings?tab=roles'
